/** Prints a row of a table: its name, right-aligned figures, and a note. */
export function printRow([name = '', ...cells]: readonly string[], nameWidth: number): void {
  const note = cells.at(-1) ?? '';
  const figures = cells.slice(0, -1).map((cell) => cell.padStart(8));
  process.stdout.write(`${name.padEnd(nameWidth)}${figures.join('')}  ${note}\n`);
}
