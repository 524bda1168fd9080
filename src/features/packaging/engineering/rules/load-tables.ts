/** Pallets, containers and vehicles, as published. */

export interface Pallet {
  id: string;
  name: string;
  lengthMm: number;
  widthMm: number;
  heightMm: number;
  dynamicLoadKg: number;
  region: string;
  confidence: 'high' | 'medium';
}

export const pallets: readonly Pallet[] = [
  {
    id: 'eur-1',
    name: 'EUR 1 (EPAL)',
    lengthMm: 1200,
    widthMm: 800,
    heightMm: 144,
    dynamicLoadKg: 1500,
    region: 'Europe',
    confidence: 'high',
  },
  {
    id: 'eur-2-iso',
    name: 'EUR 2 / ISO',
    lengthMm: 1200,
    widthMm: 1000,
    heightMm: 144,
    dynamicLoadKg: 1500,
    region: 'Europe, Asia',
    confidence: 'high',
  },
  {
    id: 'eur-3',
    name: 'EUR 3',
    lengthMm: 1000,
    widthMm: 1200,
    heightMm: 144,
    dynamicLoadKg: 1500,
    region: 'Europe',
    confidence: 'medium',
  },
  {
    id: 'eur-6-half',
    name: 'EUR 6 half',
    lengthMm: 800,
    widthMm: 600,
    heightMm: 144,
    dynamicLoadKg: 500,
    region: 'Europe',
    confidence: 'high',
  },
  {
    id: 'quarter',
    name: 'Quarter',
    lengthMm: 600,
    widthMm: 400,
    heightMm: 130,
    dynamicLoadKg: 250,
    region: 'Europe',
    confidence: 'medium',
  },
  {
    id: 'gma-48x40-in',
    name: 'GMA 48x40 in',
    lengthMm: 1219,
    widthMm: 1016,
    heightMm: 140,
    dynamicLoadKg: 2100,
    region: 'North America',
    confidence: 'high',
  },
  {
    id: 'australian-standard',
    name: 'Australian standard',
    lengthMm: 1165,
    widthMm: 1165,
    heightMm: 150,
    dynamicLoadKg: 2000,
    region: 'Australia',
    confidence: 'high',
  },
  {
    id: 'asia-t11',
    name: 'Asia T11',
    lengthMm: 1100,
    widthMm: 1100,
    heightMm: 144,
    dynamicLoadKg: 1000,
    region: 'Japan, Korea',
    confidence: 'high',
  },
  {
    id: 'cp1',
    name: 'CP1',
    lengthMm: 1000,
    widthMm: 1200,
    heightMm: 138,
    dynamicLoadKg: 1200,
    region: 'chemical industry',
    confidence: 'medium',
  },
  {
    id: 'cp3',
    name: 'CP3',
    lengthMm: 1140,
    widthMm: 1140,
    heightMm: 138,
    dynamicLoadKg: 1200,
    region: 'chemical industry',
    confidence: 'medium',
  },
  {
    id: '42x42-in',
    name: '42x42 in',
    lengthMm: 1067,
    widthMm: 1067,
    heightMm: 140,
    dynamicLoadKg: 1500,
    region: 'North America',
    confidence: 'medium',
  },
];

interface Container {
  code: string;
  name: string;
  innerLengthMm: number;
  innerWidthMm: number;
  innerHeightMm: number;
  doorWidthMm: number;
  doorHeightMm: number;
  volumeM3: number;
  tareKg: number;
  maxPayloadKg: number;
  /** How many pallets stand on the floor, as carriers state it. */
  eurPallets: number | string;
  pallets1200x1000: number;
  gmaPallets: number;
}

/** Dimensions are of high confidence, weights of medium: each container's plate decides. */
export const containers: readonly Container[] = [
  {
    code: '22G1',
    name: '20 ft standard',
    innerLengthMm: 5898,
    innerWidthMm: 2352,
    innerHeightMm: 2393,
    doorWidthMm: 2340,
    doorHeightMm: 2280,
    volumeM3: 33.2,
    tareKg: 2300,
    maxPayloadKg: 28180,
    eurPallets: 11,
    pallets1200x1000: 10,
    gmaPallets: 10,
  },
  {
    code: '42G1',
    name: '40 ft standard',
    innerLengthMm: 12032,
    innerWidthMm: 2352,
    innerHeightMm: 2393,
    doorWidthMm: 2340,
    doorHeightMm: 2280,
    volumeM3: 67.7,
    tareKg: 3750,
    maxPayloadKg: 26730,
    eurPallets: '23-24',
    pallets1200x1000: 21,
    gmaPallets: 20,
  },
  {
    code: '45G1',
    name: '40 ft high cube',
    innerLengthMm: 12032,
    innerWidthMm: 2352,
    innerHeightMm: 2698,
    doorWidthMm: 2340,
    doorHeightMm: 2585,
    volumeM3: 76.3,
    tareKg: 3940,
    maxPayloadKg: 26540,
    eurPallets: '23-24',
    pallets1200x1000: 21,
    gmaPallets: 20,
  },
  {
    code: 'L5G1',
    name: '45 ft high cube',
    innerLengthMm: 13556,
    innerWidthMm: 2352,
    innerHeightMm: 2698,
    doorWidthMm: 2340,
    doorHeightMm: 2585,
    volumeM3: 86,
    tareKg: 4820,
    maxPayloadKg: 25660,
    eurPallets: '26-27',
    pallets1200x1000: 24,
    gmaPallets: 22,
  },
  {
    code: '22R1',
    name: '20 ft reefer',
    innerLengthMm: 5440,
    innerWidthMm: 2280,
    innerHeightMm: 2180,
    doorWidthMm: 2280,
    doorHeightMm: 2180,
    volumeM3: 27,
    tareKg: 3080,
    maxPayloadKg: 27400,
    eurPallets: 10,
    pallets1200x1000: 9,
    gmaPallets: 9,
  },
  {
    code: '45R1',
    name: '40 ft reefer',
    innerLengthMm: 11590,
    innerWidthMm: 2280,
    innerHeightMm: 2180,
    doorWidthMm: 2280,
    doorHeightMm: 2180,
    volumeM3: 57.8,
    tareKg: 4800,
    maxPayloadKg: 25680,
    eurPallets: 21,
    pallets1200x1000: 20,
    gmaPallets: 18,
  },
];

export const loadSources: readonly string[] = [
  'https://www.freightutils.com/containers',
  'https://www.gptpacker.com/blog/container-dimensions-guide.html',
];
