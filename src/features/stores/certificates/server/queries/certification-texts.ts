/** The subject of a certificate: raw material, the site that makes the pack, or the pack itself. */
type CertificationKind = 'material' | 'site' | 'product';

interface CertificationText {
  code: string;
  name: string;
  kind: CertificationKind;
  /** Meaning of the certificate, in plain language. */
  means: string;
  /** Buyers who ask for it. */
  neededBy: string;
}

const entry = (kind: CertificationKind, row: string): CertificationText => {
  const [code = '', name = '', means = '', neededBy = ''] = row.split(' | ');
  return { code, name, kind, means, neededBy };
};

const list = (kind: CertificationKind, text: string): CertificationText[] =>
  text
    .trim()
    .split('\n')
    .map((row) => entry(kind, row.trim()));

/** Columns: code | name | meaning | who needs it. */
export const certificationTexts: readonly CertificationText[] = [
  ...list(
    'site',
    `ISO 9001 | Quality management | The plant works to written procedures, tracks defects and fixes their causes. It certifies how work is managed, not the quality of a single box. | Anybody who buys again and again: it is the first thing that larger buyers ask for.
    ISO 14001 | Environmental management | The plant knows its energy, water, waste and emissions, keeps the law on them and sets itself targets. | Brands with environmental reports, and public tenders.
    ISO 45001 | Occupational health and safety | Risks to the people on the line are found, written down and reduced, and accidents are looked into. | Buyers with a code of conduct for suppliers.
    ISO 22000 | Food safety management | Hazards to food are analysed along the process, with limits and records for each point that matters. | Makers of food who pack into it directly.
    FSSC 22000 | Food safety system certification | ISO 22000 with detailed rules for packaging plants and announced as well as unannounced audits. Retailers recognise it as equal to BRCGS. | Food brands that sell to supermarkets.
    BRCGS PACKAGING | BRCGS Global Standard Packaging Materials | Hygiene, foreign bodies, traceability and print control are audited and graded from AA to D; a plus marks an unannounced visit. | Suppliers of food and consumer goods to retailers, above all in Britain and Europe.
    SQF | Safe Quality Food | A food safety and quality code with yearly audits, recognised by retailers like BRCGS and FSSC. | Food brands in North America and Australia.
    ISO 15378 | Primary packaging for medicines | Good manufacturing practice for packs that touch a medicine: clean rooms, batch records, change control. | Pharmaceutical companies, for bottles, stoppers, blisters and tubes.
    ISO 13485 | Medical devices, quality management | Quality management in the form that regulators of medical devices ask for, with full traceability. | Makers of devices and of kits with a sterile pack.
    HALAL | Halal | Nothing forbidden goes into the material, and lines are kept apart from what is not permitted. The body that certifies must be recognised in the country of sale. | Food, cosmetics and medicines for Muslim markets.
    KOSHER | Kosher | A rabbinical body supervises ingredients and equipment, including release agents and lubricants. | Food brands that carry a kosher mark.
    SMETA | Sedex ethical trade audit | An audit of working hours, wages, safety, environment and business ethics. It has findings, not a pass mark: read the report. | Brands that answer for their supply chain.
    ECOVADIS | EcoVadis rating | A scored questionnaire with evidence on environment, labour, ethics and purchasing, from bronze to platinum. | Large buyers who compare many suppliers on paper.`,
  ),
  ...list(
    'material',
    `FSC | Forest Stewardship Council chain of custody | Wood fibre is followed from a certified forest, or from recycling, through every hand to the box. The label says 100%, Mix or Recycled; the licence is FSC-C and six digits. | Brands that print the label on paper or board, and buyers with a paper policy.
    PEFC | Programme for the Endorsement of Forest Certification | Chain of custody for fibre from forests certified under national schemes; common in Europe. | Buyers of paper and board who accept either scheme.
    SFI | Sustainable Forestry Initiative | Forest management and fibre sourcing in the United States and Canada; recognised by PEFC. | Buyers of North American board.
    GRS | Global Recycled Standard | At least 20 per cent recycled content, followed through the chain, with rules for chemicals and working conditions. | Brands that claim recycled plastic or textile and want more than the number.
    RCS | Recycled Claim Standard | Recycled content from 5 per cent on, followed through the chain, and nothing else. | Brands with a recycled claim on the pack.
    ISCC PLUS | Mass balance chain of custody | Bio-based or chemically recycled feedstock is booked in and out of a plant like money in an account; the molecules themselves are mixed. | Buyers of plastics from circular feedstock, often for food.`,
  ),
  ...list(
    'product',
    `EU 1935/2004 | Food contact framework of the European Union | A material gives nothing to food that harms people, changes the food or spoils its taste, and can be traced. | Everything that touches food in the Union.
    EU 10/2011 | Plastic food contact materials | Only listed substances, at most 10 milligrams of overall migration per square decimetre, and a written declaration of compliance for your conditions of use. | Plastic packs for food in the Union. Ask for the declaration, not for a certificate.
    EU 2022/1616 | Recycled plastics in food contact | The recycling process itself must be authorised, and the recycler registered, before its plastic may touch food. | Packs for food with recycled PET or other plastics in the Union.
    FDA 21 CFR | United States food contact rules, parts 174 to 186 | Each substance is permitted for stated foods and temperatures. There is no FDA certificate: the maker declares it in a letter of guarantee. | Packs for food in the United States.
    FSSAI | Food Safety and Standards (Packaging) Regulations 2018 | India’s list of what may touch food, with migration limits and inks that must meet an Indian standard. | Packs for food that is made or sold in India.
    IS 9845 | Overall migration of plastics | The Indian test of how much a plastic gives to food: at most 60 milligrams a litre, or 10 per square decimetre. | Plastic food packs in India; the report belongs to one grade and one thickness.
    ISO 11607 | Packaging for terminally sterilised devices | The sterile barrier stays closed and sterile until it is opened; sealing is validated, not only tested. | Medical devices that are sterilised in their pack.
    ISO 8317 | Child-resistant reclosable packaging | Tested with a panel of children, who must fail to open it, and of adults, who must not. | Medicines and many household chemicals.
    UN | UN approval mark for dangerous goods | The drum, box or IBC passed drop, stack and leak tests for a packing group. The code on the pack says what it may hold. | Anybody who ships dangerous goods, by any means of transport.
    EPAL | European pallet licence | The pallet is made or repaired to one drawing and can be exchanged in the European pool. | Shippers who swap pallets with their carriers.
    ISPM 15 | Treatment mark for wood | Solid wood was heat-treated or fumigated against pests, and stamped. Plywood and board need no mark. | Wooden crates and pallets that cross a border.
    ISTA | Transit tests | A laboratory dropped, shook and squeezed the packed product after one of the ISTA procedures. It belongs to the product and its pack together. | E-commerce and anybody whose goods break on the way.
    EN 13432 | Industrially compostable | Breaks down in an industrial plant within twelve weeks, leaves no visible pieces and no harmful residue. It is not for the garden. | Packs sold as compostable in Europe, where a plant takes them.
    ASTM D6400 | Compostable plastics | The North American test for plastics in industrial composting. | Packs sold as compostable in the United States and Canada.
    OK compost HOME | Home compostable | Breaks down at garden temperatures, within a year. | Brands whose customers have a compost heap and no collection.
    BPI | Biodegradable Products Institute | A mark on packs that passed ASTM D6400 or D6868 in an approved laboratory. | Food service packs in North America; some states ask for it.`,
  ),
];
