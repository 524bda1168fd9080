/** Continuous thread finishes of bottles and jars, in inches as published. */
interface NeckFinish {
  sizeMm: number;
  tMin: number;
  tMax: number;
  eMin: number;
  eMax: number;
  h400Max: number | null;
  h410Max: number | null;
  h415Min: number | null;
  h415Max: number | null;
  iMin: number;
  threadsPerInch: number;
}

export const neckFinishes: readonly NeckFinish[] = [
  {
    sizeMm: 13,
    tMin: 0.502,
    tMax: 0.514,
    eMin: 0.442,
    eMax: 0.454,
    h400Max: null,
    h410Max: null,
    h415Min: 0.437,
    h415Max: 0.467,
    iMin: 0.218,
    threadsPerInch: 12,
  },
  {
    sizeMm: 15,
    tMin: 0.569,
    tMax: 0.581,
    eMin: 0.509,
    eMax: 0.521,
    h400Max: null,
    h410Max: null,
    h415Min: 0.542,
    h415Max: 0.572,
    iMin: 0.258,
    threadsPerInch: 12,
  },
  {
    sizeMm: 18,
    tMin: 0.688,
    tMax: 0.704,
    eMin: 0.604,
    eMax: 0.62,
    h400Max: 0.386,
    h410Max: 0.538,
    h415Min: 0.602,
    h415Max: 0.632,
    iMin: 0.325,
    threadsPerInch: 8,
  },
  {
    sizeMm: 20,
    tMin: 0.767,
    tMax: 0.783,
    eMin: 0.683,
    eMax: 0.699,
    h400Max: 0.386,
    h410Max: 0.569,
    h415Min: 0.727,
    h415Max: 0.757,
    iMin: 0.404,
    threadsPerInch: 8,
  },
  {
    sizeMm: 22,
    tMin: 0.846,
    tMax: 0.862,
    eMin: 0.762,
    eMax: 0.778,
    h400Max: 0.386,
    h410Max: 0.6,
    h415Min: 0.822,
    h415Max: 0.852,
    iMin: 0.483,
    threadsPerInch: 8,
  },
  {
    sizeMm: 24,
    tMin: 0.924,
    tMax: 0.94,
    eMin: 0.84,
    eMax: 0.856,
    h400Max: 0.415,
    h410Max: 0.661,
    h415Min: 0.942,
    h415Max: 0.972,
    iMin: 0.516,
    threadsPerInch: 8,
  },
  {
    sizeMm: 28,
    tMin: 1.068,
    tMax: 1.088,
    eMin: 0.974,
    eMax: 0.994,
    h400Max: 0.415,
    h410Max: 0.723,
    h415Min: 1.067,
    h415Max: 1.097,
    iMin: 0.614,
    threadsPerInch: 6,
  },
  {
    sizeMm: 30,
    tMin: 1.107,
    tMax: 1.127,
    eMin: 1.013,
    eMax: 1.033,
    h400Max: 0.418,
    h410Max: null,
    h415Min: null,
    h415Max: null,
    iMin: 0.653,
    threadsPerInch: 6,
  },
  {
    sizeMm: 33,
    tMin: 1.241,
    tMax: 1.265,
    eMin: 1.147,
    eMax: 1.171,
    h400Max: 0.418,
    h410Max: null,
    h415Min: 1.259,
    h415Max: 1.289,
    iMin: 0.791,
    threadsPerInch: 6,
  },
  {
    sizeMm: 35,
    tMin: 1.34,
    tMax: 1.364,
    eMin: 1.246,
    eMax: 1.27,
    h400Max: 0.418,
    h410Max: null,
    h415Min: null,
    h415Max: null,
    iMin: 0.875,
    threadsPerInch: 6,
  },
];

export const neckSources: readonly string[] = [
  'http://www.custombottle.com/knowledge/specs.shtml',
  'https://apexplastics.com/understanding-neck-finishes',
];

/** Inches as millimetres to two places, as drawings give them. */
export const inchAsMm = (inches: number): number => Math.round(inches * 2540) / 100;
