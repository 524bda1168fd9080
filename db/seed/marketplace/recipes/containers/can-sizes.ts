/** Body diameters in mm of the can sizes named by the attribute. */
export const BODY: Record<string, number> = {
  '202': 57,
  '211': 66,
  '52 mm': 52,
  '53 mm': 53,
  '65 mm': 65,
  '73 mm': 73,
  '84 mm': 84,
  '99 mm': 99,
  '127 mm': 127,
  '153 mm': 153,
};
