interface StreamedFile {
  name: string;
  type: string;
}

/**
 * Streams a file while it is generated, as fast as the client reads it, so that little of it is in memory. The first
 * part is generated before the response starts, so that early errors are sent as a message.
 */
export async function streamFile(
  parts: AsyncGenerator<string | Uint8Array>,
  { name, type }: StreamedFile,
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
