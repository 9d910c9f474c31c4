import { crc32, inflateRawSync } from "node:zlib";

/** A zip with one stored file, like from uploaders without raw artifacts. */
export function zipOf(name: string, content: string | Buffer): Buffer {
  const [path, data] = [Buffer.from(name), Buffer.from(content)];
  // By APPNOTE.TXT: version, flags, method, time, date, checksum, both sizes, lengths of name and extra field.
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(0x21, 8);
  facts.writeUInt32LE(crc32(data), 10);
  facts.writeUInt32LE(data.length, 14);
  facts.writeUInt32LE(data.length, 18);
  facts.writeUInt16LE(path.length, 22);
  const file = Buffer.concat([Buffer.from("PK\x03\x04"), facts, path, data]);
  // Before them the producer's version; after them the comment's length, disk, attributes and the file's offset.
  const entry = Buffer.concat([Buffer.from("PK\x01\x02\x14\x00"), facts, Buffer.alloc(14), path]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(entry.length, 8);
  end.writeUInt32LE(file.length, 12);
  return Buffer.concat([file, entry, Buffer.from("PK\x05\x06"), end]);
}

export function filesOfZip(zip: Buffer): Record<string, Buffer> {
  const end = zip.lastIndexOf("PK\x05\x06");
  const files: Record<string, Buffer> = {};
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const method = zip.readUInt16LE(at + 10);
    const size = zip.readUInt32LE(at + 20);
    const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset));
    const file = zip.readUInt32LE(at + 42);
    const begin = file + 30 + zip.readUInt16LE(file + 26) + zip.readUInt16LE(file + 28);
    const packed = zip.subarray(begin, begin + size);
    files[zip.toString("utf8", at + 46, at + 46 + name)] = method === 0 ? packed : inflateRawSync(packed);
    at += 46 + name + extra + comment;
  }
  return files;
}
