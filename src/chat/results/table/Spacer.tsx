/** Takes the space of the rows that are not in the page. */
export function Spacer({ height, columns }: { height: number; columns: number }) {
  if (height === 0) return null;
  return (
    <tbody aria-hidden="true">
      <tr>
        <td colSpan={columns} className="parley-result-spacer" style={{ blockSize: height }} />
      </tr>
    </tbody>
  );
}
