interface FileFacts {
  name: string;
  type: string;
}

/**
 * Sends a file while it is made, a piece at a time and only as fast as it is read: however long it gets, little of
 * it is in memory. The first piece is made before the answer starts, so that what fails at once is told in words.
 */
export async function streamFile(
  parts: AsyncGenerator<string | Uint8Array>,
  { name, type }: FileFacts,
): Promise<{ headers: Record<string, string>; body: ReadableStream }> {
  const encoder = new TextEncoder();
  let next = await parts.next();
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (next.done) return controller.close();
        const { value } = next;
        controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value);
        next = await parts.next();
      },
      async cancel() {
        await parts.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
  return { headers: { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` }, body };
}
