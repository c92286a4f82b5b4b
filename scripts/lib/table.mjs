/**
 * Columns side by side under a line, the first to the left and numbers to the right.
 * @param {readonly (readonly string[])[]} rows
 */
export function textTable(rows) {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const [head = '', ...body] = rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  );
  return [head, '─'.repeat(head.length), ...body].join('\n');
}
