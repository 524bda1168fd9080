import { crc32, deflateRawSync } from 'node:zlib';

export interface Part {
  name: string;
  content: string | Uint8Array;
  /** The unpacked size that the table of contents claims; the true one if left out. */
  says?: number;
  /** Marks it as one that needs a password. */
  isEncrypted?: boolean;
  /** Its checksum; left out, the true one. */
  crc?: number;
}

/** A ZIP file of these parts, so that tests can make workbooks that no program would. */
export function zipOf(parts: readonly Part[]): Uint8Array {
  const files: Buffer[] = [];
  const contents: Buffer[] = [];
  let offset = 0;
  for (const { name, content, says, isEncrypted, crc } of parts) {
    const plain = Buffer.from(content);
    const packed = deflateRawSync(plain);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x0403_4b50, 0);
    head.writeUInt16LE(20, 4);
    head.writeUInt16LE(isEncrypted ? 1 : 0, 6);
    head.writeUInt16LE(8, 8);
    head.writeUInt32LE(crc ?? crc32(plain), 14);
    head.writeUInt32LE(packed.length, 18);
    head.writeUInt32LE(says ?? plain.length, 22);
    head.writeUInt16LE(Buffer.byteLength(name), 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x0201_4b50, 0);
    head.copy(entry, 6, 4, 28);
    entry.writeUInt32LE(offset, 42);
    files.push(head, Buffer.from(name), packed);
    contents.push(entry, Buffer.from(name));
    offset += head.length + Buffer.byteLength(name) + packed.length;
  }
  const table = Buffer.concat(contents);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x0605_4b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(table.length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...files, table, end]));
}

interface Workbook {
  /** The XML of the rows. */
  rows: string | Buffer;
  /** The XML of the texts that cells share. */
  texts?: string | Buffer;
  says?: number;
}

/** A workbook of one sheet. */
export const workbookOf = ({ rows, texts, says }: Workbook): Uint8Array =>
  zipOf([
    {
      name: 'xl/workbook.xml',
      content: '<workbook><sheets><sheet name="Products" sheetId="1" r:id="rId1"/></sheets></workbook>',
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    },
    ...(texts ? [{ name: 'xl/sharedStrings.xml', content: texts }] : []),
    {
      name: 'xl/worksheets/sheet1.xml',
      content: Buffer.concat([
        Buffer.from('<worksheet><sheetData>'),
        Buffer.from(rows),
        Buffer.from('</sheetData></worksheet>'),
      ]),
      ...(says === undefined ? {} : { says }),
    },
  ]);
