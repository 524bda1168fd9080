import type { Random } from '../../random.ts';
import type { Place } from './place.ts';
import { INDIA } from './places-india.ts';

const place = (row: string): Place => {
  const [city = '', state = '', stateCode = '', dial = '', sites = ''] = row.split(', ');
  return {
    city,
    state,
    stateCode,
    dial,
    sites: sites.split(';').map((site) => [site.split('|')[0] ?? '', site.split('|')[1] ?? ''] as const),
  };
};

const list = (text: string): readonly Place[] =>
  text
    .trim()
    .split('\n')
    .map((row) => place(row.trim()));

/** City, state, ISO 3166-2, area code, postal pattern|locality. */
export const PLACES: Record<string, readonly Place[]> = {
  IN: INDIA,
  US: list(`Los Angeles, California, US-CA, 213, 900##|Vernon
    San Francisco, California, US-CA, 415, 941##|Bayview
    Houston, Texas, US-TX, 713, 770##|Northwest Crossing
    Memphis, Tennessee, US-TN, 901, 381##|Oakhaven
    Milwaukee, Wisconsin, US-WI, 414, 532##|Menomonee Valley
    Columbus, Ohio, US-OH, 614, 432##|Rickenbacker
    Omaha, Nebraska, US-NE, 402, 681##|South Omaha
    Pittsburgh, Pennsylvania, US-PA, 412, 152##|Neville Island
    Charlotte, North Carolina, US-NC, 704, 282##|Westinghouse
    Atlanta, Georgia, US-GA, 404, 303##|Fulton Industrial
    Chicago, Illinois, US-IL, 312, 606##|Stockyards
    Newark, New Jersey, US-NJ, 973, 071##|Ironbound
    Seattle, Washington, US-WA, 206, 981##|Georgetown
    Portland, Oregon, US-OR, 503, 972##|Rivergate
    Tampa, Florida, US-FL, 813, 336##|Drew Park
    Buffalo, New York, US-NY, 716, 142##|Black Rock
    Grand Rapids, Michigan, US-MI, 616, 495##|Walker`),
  CN: list(`Shenzhen, Guangdong, CN-GD, 755, 5181##|Longgang District
    Dongguan, Guangdong, CN-GD, 769, 5230##|Houjie Town
    Guangzhou, Guangdong, CN-GD, 20, 5114##|Panyu District
    Ningbo, Zhejiang, CN-ZJ, 574, 3153##|Cixi
    Yiwu, Zhejiang, CN-ZJ, 579, 3220##|Choujiang Street
    Hangzhou, Zhejiang, CN-ZJ, 571, 3112##|Xiaoshan District
    Qingdao, Shandong, CN-SD, 532, 2661##|Licang District
    Suzhou, Jiangsu, CN-JS, 512, 2151##|Wuzhong District
    Xiamen, Fujian, CN-FJ, 592, 3611##|Tong’an District
    Shanghai, Shanghai, CN-SH, 21, 2016##|Songjiang District`),
  DE: list(`Düsseldorf, Nordrhein-Westfalen, DE-NW, 211, 405##|Reisholz
    Köln, Nordrhein-Westfalen, DE-NW, 221, 508##|Ossendorf
    Hamburg, Hamburg, DE-HH, 40, 211##|Wilhelmsburg
    Nürnberg, Bayern, DE-BY, 911, 904##|Hafen
    München, Bayern, DE-BY, 89, 809##|Freimann
    Stuttgart, Baden-Württemberg, DE-BW, 711, 703##|Wangen
    Leipzig, Sachsen, DE-SN, 341, 043##|Plagwitz
    Frankfurt am Main, Hessen, DE-HE, 69, 603##|Fechenheim
    Bremen, Bremen, DE-HB, 421, 282##|Hemelingen`),
  GB: list(`London, England, GB-ENG, 20, E1# #@@|Park Royal
    Leeds, England, GB-ENG, 113, LS1# #@@|Hunslet
    Manchester, England, GB-ENG, 161, M1# #@@|Trafford Park
    Bristol, England, GB-ENG, 117, BS1# #@@|Avonmouth
    Birmingham, England, GB-ENG, 121, B2# #@@|Tyseley
    Edinburgh, Scotland, GB-SCT, 131, EH1# #@@|Sighthill
    Cardiff, Wales, GB-WLS, 29, CF1# #@@|Wentloog`),
  IT: list(`Milano, Lombardia, IT-25, 02, 201##|Lambrate
    Bergamo, Lombardia, IT-25, 035, 241##|Grassobbio
    Bologna, Emilia-Romagna, IT-45, 051, 401##|Roveri
    Parma, Emilia-Romagna, IT-45, 0521, 431##|Spip
    Padova, Veneto, IT-34, 049, 351##|Zona Industriale
    Firenze, Toscana, IT-52, 055, 501##|Osmannoro
    Lucca, Toscana, IT-52, 0583, 551##|Capannori
    Napoli, Campania, IT-72, 081, 801##|Casoria`),
  TR: list(`İstanbul, İstanbul, TR-34, 212, 345##|İkitelli OSB
    İzmir, İzmir, TR-35, 232, 356##|Kemalpaşa OSB
    Bursa, Bursa, TR-16, 224, 161##|Nilüfer OSB
    Gaziantep, Gaziantep, TR-27, 342, 271##|Başpınar OSB
    Ankara, Ankara, TR-06, 312, 069##|Sincan OSB
    Konya, Konya, TR-42, 332, 421##|Konya OSB`),
  VN: list(`Ho Chi Minh City, Ho Chi Minh, VN-SG, 28, 7000##|Tan Tao Industrial Park
    Thu Dau Mot, Binh Duong, VN-57, 274, 8200##|VSIP I
    Bien Hoa, Dong Nai, VN-39, 251, 8100##|Amata Industrial Park
    Hanoi, Ha Noi, VN-HN, 24, 1000##|Thang Long Industrial Park
    Hai Phong, Hai Phong, VN-HP, 225, 1800##|Nomura Industrial Zone
    Long Xuyen, An Giang, VN-44, 296, 8800##|Binh Duc`),
  MX: list(`Querétaro, Querétaro, MX-QUE, 442, 762##|Parque Industrial Benito Juárez
    Monterrey, Nuevo León, MX-NLE, 81, 660##|Apodaca
    Guadalajara, Jalisco, MX-JAL, 33, 449##|Zona Industrial
    Ciudad de México, Ciudad de México, MX-CMX, 55, 023##|Vallejo
    Puebla, Puebla, MX-PUE, 222, 720##|Parque Industrial 2000
    León, Guanajuato, MX-GUA, 477, 372##|Julián de Obregón`),
  BR: list(`Joinville, Santa Catarina, BR-SC, 47, 892##-###|Distrito Industrial Norte
    São Paulo, São Paulo, BR-SP, 11, 050##-###|Lapa
    Campinas, São Paulo, BR-SP, 19, 130##-###|Distrito Industrial
    Curitiba, Paraná, BR-PR, 41, 814##-###|Cidade Industrial
    Caxias do Sul, Rio Grande do Sul, BR-RS, 54, 950##-###|Desvio Rizzo
    Belo Horizonte, Minas Gerais, BR-MG, 31, 306##-###|Olhos d’Água`),
  PL: list(`Łódź, Łódzkie, PL-10, 42, 94-###|Teofilów
    Poznań, Wielkopolskie, PL-30, 61, 61-###|Franowo
    Wrocław, Dolnośląskie, PL-02, 71, 54-###|Żerniki
    Katowice, Śląskie, PL-24, 32, 40-###|Szopienice
    Warszawa, Mazowieckie, PL-14, 22, 03-###|Żerań`),
  AE: list(`Dubai, Dubai, AE-DU, 4, |Jebel Ali Industrial Area
    Sharjah, Sharjah, AE-SH, 6, |Industrial Area 13
    Abu Dhabi, Abu Dhabi, AE-AZ, 2, |ICAD I
    Ajman, Ajman, AE-AJ, 6, |Al Jurf Industrial`),
  ES: list(`València, Comunitat Valenciana, ES-VC, 96, 469##|Polígono Vara de Quart
    Barcelona, Catalunya, ES-CT, 93, 080##|Zona Franca
    Zaragoza, Aragón, ES-AR, 976, 500##|Malpica
    Murcia, Región de Murcia, ES-MC, 968, 301##|Polígono Oeste
    Sevilla, Andalucía, ES-AN, 954, 410##|Carretera Amarilla`),
  FR: list(`Lyon, Auvergne-Rhône-Alpes, FR-ARA, 4, 690##|Gerland
    Saint-Étienne, Auvergne-Rhône-Alpes, FR-ARA, 4, 420##|Molina
    Lille, Hauts-de-France, FR-HDF, 3, 590##|Lesquin
    Nantes, Pays de la Loire, FR-PDL, 2, 440##|Carquefou
    Bordeaux, Nouvelle-Aquitaine, FR-NAQ, 5, 330##|Bruges`),
  NL: list(`Breda, Noord-Brabant, NL-NB, 76, 48## @@|Hazeldonk
    Rotterdam, Zuid-Holland, NL-ZH, 10, 30## @@|Spaanse Polder
    Eindhoven, Noord-Brabant, NL-NB, 40, 56## @@|Acht
    Venlo, Limburg, NL-LI, 77, 59## @@|Trade Port`),
  JP: list(`Osaka, Osaka, JP-27, 6, 577-00##|Higashiosaka
    Nagoya, Aichi, JP-23, 52, 457-08##|Minami Ward
    Shizuoka, Shizuoka, JP-22, 54, 422-80##|Suruga Ward
    Kawaguchi, Saitama, JP-11, 48, 332-00##|Ryoke`),
  KR: list(`Incheon, Incheon, KR-28, 32, 216##|Namdong Industrial Complex
    Ansan, Gyeonggi-do, KR-41, 31, 153##|Banwol Industrial Complex
    Busan, Busan, KR-26, 51, 467##|Noksan Industrial Complex
    Daegu, Daegu, KR-27, 53, 427##|Seongseo Industrial Complex`),
  TH: list(`Samut Prakan, Samut Prakan, TH-11, 2, 102##|Bang Phli
    Pathum Thani, Pathum Thani, TH-13, 2, 121##|Nava Nakorn
    Chon Buri, Chon Buri, TH-20, 38, 200##|Amata City
    Rayong, Rayong, TH-21, 38, 211##|Map Ta Phut`),
  ID: list(`Surabaya, Jawa Timur, ID-JI, 31, 602##|Rungkut Industri
    Bekasi, Jawa Barat, ID-JB, 21, 175##|Cikarang
    Tangerang, Banten, ID-BT, 21, 151##|Jatake
    Semarang, Jawa Tengah, ID-JT, 24, 501##|Candi`),
  MY: list(`Shah Alam, Selangor, MY-10, 3, 401##|Seksyen 23
    Butterworth, Pulau Pinang, MY-07, 4, 134##|Prai Industrial Estate
    Johor Bahru, Johor, MY-01, 7, 811##|Tebrau
    Ipoh, Perak, MY-08, 5, 301##|Menglembu`),
  ZA: list(`Johannesburg, Gauteng, ZA-GP, 11, 20##|City Deep
    Cape Town, Western Cape, ZA-WC, 21, 74##|Epping
    Durban, KwaZulu-Natal, ZA-KZN, 31, 40##|Prospecton`),
  EG: list(`Alexandria, Alexandria, EG-ALX, 3, 219##|Borg El Arab
    6th of October City, Giza, EG-GZ, 2, 125##|Industrial Zone 3
    10th of Ramadan City, Sharqia, EG-SHR, 55, 446##|Industrial Zone B1`),
  KE: list(`Nairobi, Nairobi City, KE-30, 20, 005##|Industrial Area
    Mombasa, Mombasa, KE-28, 41, 801##|Changamwe`),
  CA: list(`Toronto, Ontario, CA-ON, 416, M9W #L#|Rexdale
    Montreal, Quebec, CA-QC, 514, H4S #K#|Saint-Laurent
    Vancouver, British Columbia, CA-BC, 604, V6P #M#|Marpole`),
  PT: list(`Porto, Porto, PT-13, 22, 41##-###|Ramalde
    Aveiro, Aveiro, PT-01, 234, 38##-###|Cacia`),
  CZ: list(`Brno, Jihomoravský kraj, CZ-64, 54, 6## 00|Slatina
    Plzeň, Plzeňský kraj, CZ-32, 37, 3## 00|Borská pole`),
  BD: list(`Dhaka, Dhaka, BD-13, 2, 12##|Tejgaon
    Chattogram, Chattogram, BD-10, 31, 42##|Kalurghat`),
  LK: list(`Colombo, Western Province, LK-1, 11, 106##|Ratmalana`),
  AU: list(`Melbourne, Victoria, AU-VIC, 3, 30##|Laverton North
    Sydney, New South Wales, AU-NSW, 2, 21##|Wetherill Park`),
  SA: list(`Riyadh, Riyadh, SA-01, 11, 123##|Second Industrial City
    Jeddah, Makkah, SA-02, 12, 223##|Industrial City`),
  SG: list(`Singapore, Singapore, SG-05, 6, 6291##|Tuas`),
};

/** A place of the country by chance, or the named city. */
export function placeIn(country: string, { r, city }: { r: Random; city?: string }): Place {
  const choices = PLACES[country];
  if (choices === undefined) throw new Error(`no places for ${country}`);
  if (city === undefined) return r.pick(choices);
  const found = choices.find((candidate) => candidate.city === city);
  if (found === undefined) throw new Error(`no place ${city} in ${country}`);
  return found;
}

const POSTAL_LETTERS = 'ABDEFGHJLNPQRSTUWXYZ'.split('');

/** Fills a pattern: # with a digit, @ with a letter that postal services use. */
export function fill(pattern: string, r: Random): string {
  return pattern.replace(/[#@]/g, (mark) => (mark === '#' ? String(r.int(10)) : r.pick(POSTAL_LETTERS)));
}
