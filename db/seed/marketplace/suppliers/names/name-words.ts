import type { NameGroup } from '../trades.ts';

const words = (text: string): readonly string[] => text.split(', ');

/** Opening words: rivers, hills, trees, virtues and family names; none is a packaging company that we know of. */
// biome-ignore format: a table
const HEADS: Record<string, readonly string[]> = {
  IN: words('Shree Vardhan, Nilgiri, Satpura, Mandakini, Arjuna, Tejas, Suryoday, Navkar, Ganpati, Kamal, Pragati, Udyog, Vasundhara, Dhruv, Akshaya, Meghdoot, Rajhans, Triveni, Sagar, Himalaya, Kailash, Nirmal, Shakti, Vijay, Ashoka, Chandan, Gulmohar, Palash, Ashirwad, Gomti, Betwa, Tapti, Sabarmati, Bhima, Krishna, Tungabhadra, Penna, Vaigai, Chaliyar, Mahanadi, Subarna, Teesta, Ravi, Beas, Jhelum, Aravind, Konark, Ajanta, Ellora, Hampi, Lothal, Nalanda, Vikram, Garuda, Hansa, Mayur, Parijat, Ketan, Omkar, Sai Krupa, Balaji, Shubham, Siddhi, Riddhi, Jyoti, Deepak, Amrut, Prakash, Kiran, Uday, Anjali, Sanjeevani, Vaibhav, Samruddhi, Yashoda, Devaki, Shivneri, Rajgad, Torna, Panchavati, Girija, Bhavani, Ambika, Malhar, Kesari, Kohinoor, Dwarka, Somnath, Kutch, Saraswati, Chenab, Indus, Malwa, Doab, Mewar, Marwar, Bundela, Magadh, Kosala, Anga, Vanga, Kalinga'),
  EN: words('Ashford, Blackthorn, Bridgewater, Calder, Cedar Point, Clearwater, Copperfield, Crosswind, Eastgate, Elmwood, Fairhaven, Foxglove, Granite Bay, Greenbank, Harbour, Hawthorn, Highgate, Juniper, Kestrel, Kingfisher, Larkfield, Longmeadow, Marlow, Meridian, Millbrook, Northway, Oakridge, Orchard, Pinecrest, Quarry Hill, Redwood, Ridgeway, Riverside, Rowan, Saltmarsh, Silverdale, Stonebridge, Summit, Thornbury, Tidewater, Union, Valley Forge, Westbrook, Whitestone, Willow Creek, Windmill, Wolds, Yarrow'),
  CN: words('Hengyuan, Jinfeng, Ruihe, Chengda, Tianyi, Mingzhu, Haoyu, Longsheng, Xinghe, Baiyun, Dongsheng, Guanghua, Huarui, Jiahe, Kangda, Lianfa, Meihua, Nanyang, Qiming, Rongcheng, Shunda, Tengfei, Weihai, Xiangrui, Yongsheng, Zhongli, Fuda, Hongtu, Jingwei, Lanhai, Oriental Pine, Sanhe, Taihu, Wanli, Yufeng, Zhenxing'),
  DE: words('Altmühl, Bergland, Donau, Eiche, Elbtal, Falken, Frankenwald, Hansa, Harz, Isar, Lahn, Linden, Main, Möhne, Neckar, Nordsee, Oder, Pfalz, Rhön, Saale, Schwaben, Spree, Taunus, Weser, Westfalen, Kessler, Brandt, Hagedorn, Lindner, Wiesental'),
  FR: words('Alpes, Armor, Beaujolais, Cévennes, Garonne, Jura, Loire, Lumière, Marais, Mistral, Morvan, Oise, Provence, Rhône, Savoie, Touraine, Vallon, Vercors, Bellerive, Duval, Lambert, Moreau, Sauvage'), IT: words('Adige, Alba, Appennino, Arno, Brianza, Cadore, Chianti, Dolomiti, Ducale, Europa, Garda, Laguna, Levante, Lombarda, Maremma, Orione, Piave, Ponente, Romagna, Sile, Ticino, Umbra, Valle Verde, Vesuvio'),
  ES: words('Almería, Bidasoa, Castellana, Duero, Ebro, Guadiana, Júcar, Levante, Mediterránea, Montseny, Norteña, Pirineo, Segura, Sierra Nevada, Tajo, Vega'), MX: words('Aztlán, Bajío, Bravo, Cobre, Colibrí, Chapala, Encino, Jade, Lerma, Mixteca, Nogal, Occidente, Pacífico, Sierra Madre, Sonora, Tepeyac, Usumacinta, Valle Alto'),
  BR: words('Araucária, Bandeirante, Campos Gerais, Guaíba, Iguaçu, Ipê, Itajaí, Jacarandá, Paraná, Pinheiral, Planalto, Rio Verde, Serrana, Tietê, Uirapuru, Vale do Sol'), PL: words('Baltyk, Beskid, Bzura, Jantar, Kujawy, Lipowa, Mazury, Noteć, Odra, Orzeł, Podhale, Polesie, Roztocze, San, Sudety, Warta'),
  TR: words('Anadolu, Akdeniz, Bereket, Çınar, Doğuş, Egemen, Fırat, Güneş, Hisar, Kızılırmak, Lale, Meriç, Nehir, Poyraz, Sakarya, Toros, Uludağ, Yeşilova'), VN: words('An Phú, Bình Minh, Cửu Long, Đại Nam, Hoa Sen, Hưng Thịnh, Kim Long, Lam Sơn, Minh Khang, Nam Việt, Phú Gia, Sao Mai, Tân Tiến, Thành Công, Trường Sơn, Việt Á'),
  ID: words('Bintang, Cakra, Dwi Karya, Garuda Mas, Harapan, Indah, Jaya Makmur, Kencana, Lestari, Mandiri, Mega Surya, Putra Jawa, Rejeki, Samudra, Tunas'), JP: words('Asahikawa, Chikuma, Hayabusa, Kinokawa, Matsuba, Minato, Nishijin, Sakura, Shimanto, Tenryu, Tokiwa, Yamabuki'), KR: words('Baekdu, Cheongsong, Daehan, Geumgang, Hangaram, Mirae, Saebom, Seorak, Taebaek, Woori'), EXOTIC: words('Al Noor, Atlas, Baobab, Cedar, Crescent, Delta, Desert Rose, Emerald, Falcon, Gulf Star, Horizon, Jasmine, Kilimani, Levant, Lotus, Mangrove, Monsoon, Nile, Oasis, Orchid, Palm, Pearl, Protea, Rift Valley, Safari, Savanna, Sunrise, Umoja, Victoria, Zambezi'),
};

// biome-ignore format: a table
const en: Record<NameGroup, string> = { board: 'Corrugated, Cartons, Box Works, Packaging', print: 'Print & Pack, Carton Works, Packaging, Box Craft', flex: 'Flexibles, Films, Polyfilms, Packaging', plastic: 'Polymers, Plastics, Mouldings, Containers', glass: 'Glass, Glassworks, Bottles', metal: 'Containers, Drums & Cans, Metal Packaging', sack: 'Sacks, Bags, Wovens', paper: 'Papers, Paper Products, Paper Packaging', label: 'Labels, Tapes, Label Craft', wood: 'Pallets, Timber Packaging, Crates', pharma: 'Pharma Packs, Medipack, Sterile Packaging', food: 'Food Packs, Tableware, Food Packaging', trade: 'Packaging Solutions, Pack Supplies, Packtrade' };

// biome-ignore format: a table
const de: Record<NameGroup, string> = { board: 'Wellpappe, Kartonagen', print: 'Faltschachteln, Kartonagen', flex: 'Folien, Flexpack', plastic: 'Kunststoff, Behälter', glass: 'Glas', metal: 'Metallverpackung, Fass', sack: 'Sack, Gewebe', paper: 'Papier', label: 'Etiketten, Klebeband', wood: 'Paletten, Holzpackmittel', pharma: 'Pharmapack, Medizinverpackung', food: 'Lebensmittelverpackung', trade: 'Verpackung, Packmittel' };

// biome-ignore format: a table
const fr: Record<NameGroup, string> = { board: 'Carton Ondulé, Cartonnages', print: 'Étuis, Cartonnages', flex: 'Films, Souple', plastic: 'Plastiques, Flaconnage', glass: 'Verrerie', metal: 'Fûts, Métal', sack: 'Sacherie', paper: 'Papeterie', label: 'Étiquettes', wood: 'Palettes, Caisserie', pharma: 'Pharma Emballage', food: 'Emballage Alimentaire', trade: 'Emballages' };

// biome-ignore format: a table
const latin: Record<NameGroup, string> = { board: 'Corrugados, Cajas', print: 'Estuches, Impresos', flex: 'Flexibles, Películas', plastic: 'Plásticos, Envases', glass: 'Vidrio', metal: 'Envases Metálicos', sack: 'Sacos', paper: 'Papeles', label: 'Etiquetas', wood: 'Tarimas, Maderas', pharma: 'Envases Farma', food: 'Desechables, Envases', trade: 'Empaques' };

// biome-ignore format: a table
const it: Record<NameGroup, string> = { board: 'Ondulati, Scatolificio', print: 'Cartotecnica, Astucci', flex: 'Film, Flessibili', plastic: 'Plast, Contenitori', glass: 'Vetro', metal: 'Scatole Metalliche', sack: 'Sacchi', paper: 'Carta', label: 'Etichette', wood: 'Pallet, Imballaggi in Legno', pharma: 'Pharma Pack', food: 'Packaging Alimentare', trade: 'Imballaggi' };

// biome-ignore format: a table
const pt: Record<NameGroup, string> = { ...latin, board: 'Papelão, Caixas', print: 'Cartonagem, Gráfica', flex: 'Flexíveis, Filmes', plastic: 'Plásticos, Frascos', glass: 'Vidros', metal: 'Latas', sack: 'Sacaria', paper: 'Papéis', wood: 'Paletes, Madeiras', food: 'Descartáveis', trade: 'Embalagens' };

// biome-ignore format: a table
const tr: Record<NameGroup, string> = { board: 'Oluklu Mukavva, Karton', print: 'Kutu, Matbaa', flex: 'Esnek Ambalaj, Film', plastic: 'Plastik, Kap', glass: 'Cam', metal: 'Teneke, Varil', sack: 'Çuval', paper: 'Kağıt', label: 'Etiket, Bant', wood: 'Palet', pharma: 'Medikal Ambalaj', food: 'Gıda Ambalaj', trade: 'Ambalaj' };

// biome-ignore format: a table
const pl: Record<NameGroup, string> = { board: 'Tektura, Kartony', print: 'Kartoniki, Druk', flex: 'Folie', plastic: 'Tworzywa, Butelki', glass: 'Szkło', metal: 'Puszki, Beczki', sack: 'Worki', paper: 'Papier', label: 'Etykiety', wood: 'Palety', pharma: 'Farmapak', food: 'Pakowanie Żywności', trade: 'Opakowania' };

const LANGUAGE: Record<string, Record<NameGroup, string>> = {
  DE: de,
  FR: fr,
  ES: latin,
  MX: latin,
  IT: it,
  BR: pt,
  PT: pt,
  TR: tr,
  PL: pl,
};

// biome-ignore format: a table
const TAILS: Record<string, readonly string[]> = {
  IN: ['Pvt. Ltd.', 'Pvt. Ltd.', 'Industries', 'Enterprises', '', '& Sons', 'Udyog', 'LLP'], US: ['Inc.', 'LLC', 'Corp.', 'Co.'], CA: ['Inc.', 'Ltd.'], GB: ['Ltd', 'Ltd', '& Co.'], CN: ['Co., Ltd.'], DE: ['GmbH', 'GmbH & Co. KG'], FR: ['SAS', 'SARL'], ES: ['S.L.', 'S.A.'], MX: ['S.A. de C.V.', 'S. de R.L. de C.V.'], IT: ['S.r.l.', 'S.p.A.'], BR: ['Ltda.', 'S.A.'], PT: ['Lda.', 'S.A.'], TR: ['A.Ş.', 'Ltd. Şti.'], PL: ['Sp. z o.o.', 'S.A.'],
  VN: ['JSC', 'Co., Ltd'], ID: [''], JP: ['K.K.', 'Co., Ltd.'], KR: ['Co., Ltd.'], TH: ['Co., Ltd.'], MY: ['Sdn. Bhd.'], ZA: ['(Pty) Ltd'], AE: ['FZE', 'LLC'], EG: ['S.A.E.'], KE: ['Ltd'], CZ: ['s.r.o.'], BD: ['Ltd.'], LK: ['(Pvt) Ltd'], AU: ['Pty Ltd'], SA: ['Co.'], SG: ['Pte. Ltd.'], NL: ['B.V.'],
};

/** Trade words and legal forms of a country. */
export const tradeWords = (country: string, group: NameGroup): readonly string[] =>
  words((LANGUAGE[country] ?? en)[group]);

export const legalForms = (country: string): readonly string[] => TAILS[country] ?? [''];

export const headsOf = (country: string): readonly string[] =>
  HEADS[country] ??
  (['US', 'GB', 'CA', 'AU', 'NL', 'ZA', 'SG'].includes(country)
    ? (HEADS.EN as readonly string[])
    : (HEADS.EXOTIC as readonly string[]));
