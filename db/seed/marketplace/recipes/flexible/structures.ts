/** Laminates as the trade writes them: outside to inside, microns. */
export interface Structure {
  text: string;
  micron: number;
  gsm: number;
  /** rupees a kilogram, converted and printed */
  rate: number;
  /** cc/m².day at 23 °C, 0 % RH */
  otr: number;
  /** g/m².day at 38 °C, 90 % RH */
  wvtr: number;
  word: string;
  mono?: boolean;
}

// biome-ignore format: a table
const STRUCTURES: Record<string, Structure> = {
  clear: { text: 'PET 12 / PE 80', micron: 92, gsm: 93, rate: 268, otr: 110, wvtr: 6, word: 'clear' },
  clearHeavy: { text: 'PET 12 / PE 110', micron: 122, gsm: 121, rate: 262, otr: 105, wvtr: 4.6, word: 'clear' },
  matt: { text: 'Matt BOPP 20 / MetPET 12 / PE 70', micron: 102, gsm: 100, rate: 322, otr: 1, wvtr: 0.7, word: 'matt finish' },
  met: { text: 'PET 12 / MetPET 12 / PE 70', micron: 94, gsm: 99, rate: 312, otr: 0.9, wvtr: 0.6, word: 'metallized' },
  foil: { text: 'PET 12 / ALU 9 / PE 75', micron: 96, gsm: 111, rate: 420, otr: 0.05, wvtr: 0.05, word: 'foil' },
  kraft: { text: 'Kraft 60 / MetPET 12 / PE 60', micron: 150, gsm: 134, rate: 298, otr: 1.2, wvtr: 0.9, word: 'kraft' },
  kraftPe: { text: 'Kraft 70 / PE 60', micron: 155, gsm: 126, rate: 236, otr: 1800, wvtr: 9, word: 'kraft' },
  snack: { text: 'BOPP 20 / MetBOPP 18 / CPP 25', micron: 63, gsm: 57, rate: 286, otr: 45, wvtr: 0.4, word: 'metallized' },
  mono: { text: 'BOPP 20 / CPP 30', micron: 50, gsm: 46, rate: 252, otr: 1200, wvtr: 4.2, word: 'clear' },
  vacuum: { text: 'PA 15 / PE 70', micron: 85, gsm: 82, rate: 322, otr: 42, wvtr: 7, word: 'nylon' },
  coex: { text: 'PA / EVOH / PE 7-layer 90', micron: 90, gsm: 89, rate: 348, otr: 3, wvtr: 5, word: '7-layer' },
  retort: { text: 'PET 12 / PA 15 / RCPP 70', micron: 97, gsm: 97, rate: 452, otr: 12, wvtr: 3, word: 'clear' },
  retortFoil: { text: 'PET 12 / ALU 9 / PA 15 / RCPP 70', micron: 106, gsm: 121, rate: 545, otr: 0.05, wvtr: 0.05, word: 'foil' },
  monoPe: { text: 'MDO-PE 25 / PE-EVOH 95', micron: 120, gsm: 114, rate: 318, otr: 4, wvtr: 3.4, word: 'mono-PE', mono: true },
  monoPp: { text: 'BOPP 20 / AlOx BOPP 18 / CPP 60', micron: 98, gsm: 90, rate: 372, otr: 8, wvtr: 0.9, word: 'mono-PP', mono: true },
  compost: { text: 'Cellulose 23 / metallized cellulose 20 / PBS 40', micron: 83, gsm: 110, rate: 890, otr: 4, wvtr: 9, word: 'compostable' },
  spout: { text: 'PET 12 / PA 15 / PE 110', micron: 137, gsm: 136, rate: 308, otr: 38, wvtr: 4.4, word: 'clear' },
  spoutFoil: { text: 'PET 12 / ALU 9 / PA 15 / PE 100', micron: 136, gsm: 153, rate: 402, otr: 0.05, wvtr: 0.05, word: 'foil' },
  milk: { text: 'LDPE / LLDPE 3-layer 55', micron: 55, gsm: 51, rate: 168, otr: 4200, wvtr: 9, word: 'white-black' },
  oil: { text: 'LDPE / PA / LLDPE 5-layer 110', micron: 110, gsm: 104, rate: 205, otr: 55, wvtr: 5, word: '5-layer' },
  pearl: { text: 'Pearlized BOPP 35', micron: 35, gsm: 23, rate: 262, otr: 1900, wvtr: 5.5, word: 'pearlized' },
  cold: { text: 'BOPP 20 / MetBOPP 20 + cold seal', micron: 42, gsm: 39, rate: 342, otr: 40, wvtr: 0.4, word: 'cold-seal' },
  foilPaper: { text: 'ALU 7 / wax / paper 30', micron: 52, gsm: 58, rate: 410, otr: 0.5, wvtr: 0.5, word: 'foil-paper' },
  waxPaper: { text: 'Paper 30 / wax 12', micron: 45, gsm: 42, rate: 165, otr: 9000, wvtr: 40, word: 'waxed paper' },
  paperPe: { text: 'Paper 40 / PE 15', micron: 65, gsm: 54, rate: 178, otr: 6000, wvtr: 20, word: 'paper' },
};

export const structure = (key: string): Structure => {
  const found = STRUCTURES[key];
  if (found === undefined) throw new Error(`no structure ${key}`);
  return found;
};
