/** Units after a figure, with a non-breaking space. They are the same in every language. */
export const kgCo2e = '\u00a0kg CO₂e';
export const kgCo2 = '\u00a0kg CO₂';
