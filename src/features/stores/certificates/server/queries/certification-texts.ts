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
    `ISO 9001 | Quality management | The plant works to written procedures, tracks defects and fixes their causes. It certifies how work is managed, not the quality of a single box. | Regular buyers. Large buyers usually ask for it first.
    ISO 14001 | Environmental management | The plant knows its energy, water, waste and emissions, complies with the law on them and sets targets. | Brands with environmental reports, and public tenders.
    ISO 45001 | Occupational health and safety | Risks to the people on the line are found, written down and reduced, and accidents are investigated. | Buyers with a code of conduct for suppliers.
    ISO 22000 | Food safety management | Hazards to food are analyzed along the process, with limits and records for each point that matters. | Makers of food who pack into it directly.
    FSSC 22000 | Food safety system certification | ISO 22000 with detailed rules for packaging plants and announced as well as unannounced audits. Retailers recognize it as equal to BRCGS. | Food brands that sell to supermarkets.
    BRCGS PACKAGING | BRCGS Global Standard Packaging Materials | Hygiene, foreign bodies, traceability and print control are audited and graded from AA to D; a plus marks an unannounced visit. | Suppliers of food and consumer goods to retailers, especially in the UK and Europe.
    SQF | Safe Quality Food | A food safety and quality code with yearly audits, recognized by retailers like BRCGS and FSSC. | Food brands in North America and Australia.
    ISO 15378 | Primary packaging for medicines | Good manufacturing practice for packs that touch a medicine: clean rooms, batch records, change control. | Pharmaceutical companies, for bottles, stoppers, blisters and tubes.
    ISO 13485 | Medical devices, quality management | Quality management in the form that regulators of medical devices ask for, with full traceability. | Makers of devices and of kits with a sterile pack.
    HALAL | Halal | The material contains nothing forbidden, and lines are kept separate from anything not permitted. The certifying body must be recognized in the country of sale. | Food, cosmetics and medicines for Muslim markets.
    KOSHER | Kosher | A rabbinical body supervises ingredients and equipment, including release agents and lubricants. | Food brands that carry a kosher mark.
    SMETA | Sedex ethical trade audit | An audit of working hours, wages, safety, environment and business ethics. It has findings, not a pass mark: read the report. | Brands that answer for their supply chain.
    ECOVADIS | EcoVadis rating | A scored questionnaire with evidence on environment, labor, ethics and purchasing, from bronze to platinum. | Large buyers who screen many suppliers.`,
  ),
  ...list(
    'material',
    `FSC | Forest Stewardship Council chain of custody | Wood fiber is traced from a certified forest, or from recycling, through every company to the box. The label says 100%, Mix or Recycled; the license code is FSC-C followed by six digits. | Brands that print the label on paper or board, and buyers with a paper policy.
    PEFC | Programme for the Endorsement of Forest Certification | Chain of custody for fiber from forests certified under national schemes; common in Europe. | Buyers of paper and board who accept either scheme.
    SFI | Sustainable Forestry Initiative | Forest management and fiber sourcing in the United States and Canada; recognized by PEFC. | Buyers of North American board.
    GRS | Global Recycled Standard | At least 20% recycled content, traced through the chain, with rules for chemicals and working conditions. | Brands that claim recycled plastic or textile and need more than a percentage.
    RCS | Recycled Claim Standard | Recycled content of at least 5%, traced through the chain. No other requirements. | Brands with a recycled claim on the pack.
    ISCC PLUS | Mass balance chain of custody | Bio-based or chemically recycled feedstock is credited and debited like money in an account; the molecules themselves are mixed. | Buyers of plastics from circular feedstock, often for food.`,
  ),
  ...list(
    'product',
    `EU 1935/2004 | Food contact framework of the European Union | The material releases nothing into food that harms people or changes its composition, taste or smell, and it is traceable. | Anything that touches food in the EU.
    EU 10/2011 | Plastic food contact materials | Only listed substances, overall migration of at most 10 milligrams per square decimeter, and a written declaration of compliance for your conditions of use. | Plastic food packaging in the EU. Ask for the declaration, not for a certificate.
    EU 2022/1616 | Recycled plastics in food contact | The recycling process itself must be authorized, and the recycler registered, before its plastic may touch food. | Food packaging with recycled PET or other recycled plastics in the EU.
    FDA 21 CFR | United States food contact rules, parts 174 to 186 | Each substance is permitted for stated foods and temperatures. There is no FDA certificate: the maker declares it in a letter of guarantee. | Packs for food in the United States.
    FSSAI | Food Safety and Standards (Packaging) Regulations 2018 | India’s list of what may touch food, with migration limits and inks that must meet an Indian standard. | Packs for food that is made or sold in India.
    IS 9845 | Overall migration of plastics | The Indian test of how much a plastic releases into food: at most 60 milligrams per liter, or 10 per square decimeter. | Plastic food packs in India; the report belongs to one grade and one thickness.
    ISO 11607 | Packaging for terminally sterilized devices | The sterile barrier stays closed and sterile until it is opened; sealing is validated, not only tested. | Medical devices that are sterilized in their pack.
    ISO 8317 | Child-resistant reclosable packaging | Tested with a panel of children, who must fail to open it, and of adults, who must not. | Medicines and many household chemicals.
    UN | UN approval mark for dangerous goods | The drum, box or IBC passed drop, stack and leak tests for a packing group. The code on the pack says what it may hold. | Anyone who ships dangerous goods, by any mode of transport.
    EPAL | European pallet license | The pallet is made or repaired to one drawing and can be exchanged in the European pool. | Shippers who swap pallets with their carriers.
    ISPM 15 | Treatment mark for wood | Solid wood was heat-treated or fumigated against pests, and stamped. Plywood and board need no mark. | Wooden crates and pallets that cross a border.
    ISTA | Transit tests | A laboratory dropped, shook and squeezed the packed product after one of the ISTA procedures. It belongs to the product and its pack together. | E-commerce, and anyone whose goods break in transit.
    EN 13432 | Industrially compostable | Breaks down in an industrial plant within twelve weeks, leaves no visible pieces and no harmful residue. It does not break down in a home compost heap. | Packaging sold as compostable in Europe, where an industrial plant accepts it.
    ASTM D6400 | Compostable plastics | The North American test for plastics in industrial composting. | Packs sold as compostable in the United States and Canada.
    OK compost HOME | Home compostable | Breaks down at garden temperatures, within a year. | Brands whose customers compost at home.
    BPI | Biodegradable Products Institute | A mark on packs that passed ASTM D6400 or D6868 in an approved laboratory. | Food service packs in North America; some states ask for it.`,
  ),
];
