/** Signs behind a figure, the same in every language, with the space that never breaks. */
export const kgCo2e = '\u00a0kg CO₂e';
export const kgCo2 = '\u00a0kg CO₂';
