import font from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?inline';

/** The font that synthetic bills are drawn with, in base64. Only for tests: the page loads it as a file. */
export const billFont: string = font.slice(font.indexOf(',') + 1);
