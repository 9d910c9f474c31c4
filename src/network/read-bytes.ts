/** The bytes of a stream; undefined when there are more than `most`, of which nothing more is read. Throws what the stream throws. */
export async function readBytes(stream: AsyncIterable<unknown>, most: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream) {
    if (!(chunk instanceof Uint8Array)) throw new TypeError("a stream of bytes was expected");
    length += chunk.length;
    if (length > most) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
