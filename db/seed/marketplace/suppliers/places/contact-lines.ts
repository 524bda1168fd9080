import type { Random } from '../../random.ts';
import type { Place } from './place.ts';
import { fill } from './places.ts';

/** E.164 patterns; ranges set aside for drama use are taken where a country has them (US, CA, GB, DE, FR, AU). */
// biome-ignore format: a table
const PHONES: Record<string, readonly string[]> = {
  IN: ['+9198########', '+9197########', '+9199########', '+9194########'], US: ['+1{dial}55501##'], CA: ['+1{dial}55501##'], CN: ['+86138########', '+86139########', '+86186########'],
  DE: ['+494066969###', '+496990009###', '+492214710###', '+498999998###'], GB: ['+44{drama}'], IT: ['+393#########'], TR: ['+90{dial}4######', '+90532#######'], VN: ['+8490#######', '+8491#######'], MX: ['+52{dial}{mx}'], BR: ['+55{dial}3#######'], PL: ['+48{dial}2######'],
  AE: ['+9715########'], ES: ['+3496#######'], FR: ['+33199000###', '+33465711###'], NL: ['+316########'], JP: ['+8190########'], KR: ['+8210########'], TH: ['+6681#######'], ID: ['+62812########'], MY: ['+6012#######'], ZA: ['+2782#######'], EG: ['+20100#######'], KE: ['+2547########'],
  PT: ['+35191#######'], CZ: ['+420602######'], BD: ['+8801711######'], LK: ['+9477#######'], AU: ['+613701####0'], SA: ['+96650#######'], SG: ['+6581######'],
};

/** Numbers Ofcom keeps free for fiction, by area code. */
const DRAMA: Record<string, string> = {
  '20': '20794600##',
  '113': '11349600##',
  '161': '16149600##',
  '117': '11749600##',
  '121': '12149600##',
  '131': '13149600##',
  '29': '29201800##',
};

export function phoneIn(country: string, { place, r }: { place: Place; r: Random }): string {
  const pattern = r.pick(PHONES[country] ?? ['+4920########']);
  const mexico = place.dial.length === 2 ? '1#######' : '1######';
  return fill(
    pattern
      .replace('{dial}', place.dial)
      .replace('{drama}', DRAMA[place.dial] ?? '20794600##')
      .replace('{mx}', mexico),
    r,
  )
    .replace(/^(\+9715)[13479]/, '$10')
    .replace(/^(\+393)[015-79]/, '$14')
    .replace(/^(\+316)[06789]/, '$11')
    .replace(/^(\+8190)0/, '$14')
    .replace(/^(\+8210)[01]/, '$14')
    .replace(/^(\+2547)[3-8]/, '$12');
}

// biome-ignore format: a table
const STREETS: Record<string, readonly string[]> = {
  IN: ['Plot No. {n}, {site}', 'Survey No. {n}/2, {site}', 'Unit {s}, {site}', 'Shed B-{s}, {site}', 'W-{n}, {site}'],
  US: ['{n} Commerce Drive', '{n} Industrial Parkway', '{n} Railhead Road', '{n} Mill Street'], CA: ['{n} Kipling Court', '{n} Rue Cypihot', '{n} Shaughnessy Road'], CN: ['No. {s} Xingye Road, {site}', 'Building {s}, Hengtai Industrial Park, {site}', 'No. {n} Chuangxin Avenue, {site}'],
  DE: ['Industriestraße {s}', 'Am Güterbahnhof {s}', 'Gewerbering {s}', 'Hafenstraße {s}'], GB: ['Unit {s}, {site} Trading Estate', '{s} Canal Road, {site}', 'Unit {s}, Enterprise Way'], IT: ['Via dell’Artigianato {s}', 'Via Enrico Mattei {s}', 'Via delle Industrie {s}'],
  TR: ['{site}, {s}. Cadde No: {s}', '{site}, Sanayi Caddesi No: {s}'], VN: ['Lot {s}, Street No. 5, {site}', 'Lot B{s}, {site}'], MX: ['Av. Industrial {n}, {site}', 'Calle Acero {s}, {site}'], BR: ['Rua das Indústrias, {n}', 'Av. dos Operários, {n}'], PL: ['ul. Przemysłowa {s}', 'ul. Magazynowa {s}'],
  AE: ['Warehouse {s}, {site}', 'Plot {n}, {site}'], ES: ['Calle Fundición, {s}', 'Avenida del Polígono, {s}'], FR: ['{s} rue de l’Industrie', '{s} avenue des Ateliers'], NL: ['Industrieweg {s}', 'Havenstraat {s}'], JP: ['{s}-{s} {site}'], KR: ['{n}-gil {s}, {site}'], TH: ['{s}/9 Moo 4, {site}'], ID: ['Jl. Industri Raya No. {s}, {site}'], MY: ['Lot {s}, Jalan Perusahaan 2, {site}'], ZA: ['{s} Foundry Road, {site}'], EG: ['Block {s}, {site}'], KE: ['{site}, Enterprise Road {s}'],
};

/** Street and locality; {n} a large number, {s} a small one, {site} the industrial area. */
export function addressIn(country: string, { site, r }: { site: string; r: Random }): string {
  const pattern = r.pick(STREETS[country] ?? ['{n} Industrial Road, {site}']);
  return pattern
    .replace('{n}', String(20 + r.int(880)))
    .replaceAll('{s}', String(2 + r.int(88)))
    .replace('{site}', site);
}
