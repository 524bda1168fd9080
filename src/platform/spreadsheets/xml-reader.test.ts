import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readAttribute, XmlReader } from './xml-reader.ts';

/** Returns what a document contains, read in pieces of a length. */
function readXml(document: string, pieceLength = document.length): string[] {
  const read: string[] = [];
  let text = '';
  const add = (line: string): void => {
    if (text) read.push(text);
    text = '';
    read.push(line);
  };
  const reader = new XmlReader({
    open: (name, attributes) => add(`<${name} id=${readAttribute(attributes, 'id')}>`),
    text: (piece) => {
      text += piece;
    },
    close: (name) => add(`</${name}>`),
  });
  for (let start = 0; start < document.length; start += pieceLength)
    reader.write(document.slice(start, start + pieceLength));
  return read;
}

const feed = `<?xml version="1.0"?><rss><!-- > & < --><g:item r:id="a &gt; b"/>
  <t id='1 "x" >'>Caf&#233; &amp; bar &copy; &#x1F4E6;</t><c><![CDATA[<b> & ]]]]></c></rss>`;

it('reads tags, texts and attributes without their prefixes', () => {
  expect(readXml(feed)).toEqual([
    '<rss id=null>',
    '<item id=a > b>',
    '</item>',
    '\n  ',
    '<t id=1 "x" >>',
    'Café & bar &copy; 📦',
    '</t>',
    '<c id=null>',
    '<b> & ]]',
    '</c>',
    '</rss>',
  ]);
});

it('reads the same wherever the pieces of a file end', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: feed.length }), (length) => {
      expect(readXml(feed, length)).toEqual(readXml(feed));
    }),
  );
});

it('tolerates what some programs get wrong', () => {
  expect(readXml('before<a><b id=1>text</a>').slice(0, 3)).toEqual(['before', '<a id=null>', '<b id=1>']);
  expect(readXml('<a>1 < 2 && 3</a>')).toContain('</a>');
  expect(readXml('<r __proto__="x" constructor="y"/>')).toEqual(['<r id=null>', '</r>']);
});

it('refuses document types, and what would fill the memory', () => {
  for (const start of ['<!DOCTYPE rss>', '<!doctype a [<!ENTITY b "ha">]>', '<a><!ENTITY b "ha"></a>'])
    expect(() => readXml(`${start}<a/>`), start).toThrow('declares a document type');
  const long = 'x'.repeat(3_000_000);
  for (const document of [`<a id="${long}"/>`, `<!-- ${long} --><a/>`, `<${long}/>`, '<a>'.repeat(600)])
    expect(() => readXml(document, 65_536), document.slice(0, 20)).toThrow('could not be read');
  expect(readXml(`<a>${long}</a>`, 65_536)[1]).toHaveLength(long.length);
});
