import { sampleStoreId } from '../seed-id.ts';

/** A company that buys from the demo store or the sample store; invented, with an address on a reserved domain. */
export interface SampleBuyer {
  person: string;
  company: string;
  city: string;
  country: string;
}

const demoRows = `Neha Kulkarni|Satara Spice Works|Satara|IN
Rohan Deshpande|Deccan Roast Coffee|Pune|IN
Farah Siddiqui|Noor Sweets|Hyderabad|IN
Arjun Menon|Malabar Pantry|Kochi|IN
Kavita Rao|Udupi Home Foods|Mangaluru|IN
Imran Sheikh|Konkan Kitchen|Ratnagiri|IN
Sneha Iyer|Filter & Co.|Chennai|IN
Vikram Chauhan|Aravalli Hardware|Jaipur|IN
Pooja Bansal|Bansal Electricals|Ludhiana|IN
Siddharth Jain|Navkar Textiles|Surat|IN
Ananya Ghosh|Hooghly Tea Traders|Kolkata|IN
Manoj Pillai|Backwater Books|Thiruvananthapuram|IN
Ritu Sharma|Little Loom|New Delhi|IN
Harish Gowda|Nandi Farms|Bangalore|IN
Deepa Nair|Cardamom House|Idukki|IN
Omar Khalid|Dune Dates Trading|Dubai|AE
Grace Mwangi|Rift Valley Florals|Nakuru|KE
Tom Whitaker|Whitaker & Daughters Preserves|Leeds|GB
Claire Dubois|Maison du Thé|Lyon|FR
Jonas Keller|Keller Fahrradteile|Freiburg|DE
Emily Carter|Blue Ridge Candle Company|Asheville|US
Marcus Hill|Hill Country Pecans|Austin|US
Sofia Ramos|Café Cordillera|Medellín|CO
Aiko Tanaka|Tanaka Stationery|Kyoto|JP`;

const sampleRows = `Meera Joshi|Panchgani Preserves|Satara|IN
Kunal Phadke|Mula Mutha Bakers|Pune|IN
Ayesha Khan|Charminar Confections|Hyderabad|IN
Nikhil Varma|Willingdon Spices|Kochi|IN
Asha Shetty|Netravati Cashews|Mangaluru|IN
Sameer Kazi|Alphonso House|Ratnagiri|IN
Lakshmi Raman|Mylapore Coffee|Chennai|IN
Devendra Rathore|Pink City Ceramics|Jaipur|IN
Jaspreet Sandhu|Malwa Cycle Parts|Ludhiana|IN
Hiral Desai|Tapi Silk House|Surat|IN
Sourav Dutta|Gariahat Stationers|Kolkata|IN
Anoop Varghese|Kovalam Soaps|Thiruvananthapuram|IN
Shalini Khanna|Paper Kite Toys|New Delhi|IN
Girish Hegde|Lalbagh Seeds|Bangalore|IN
Bindu Thomas|High Range Pepper|Idukki|IN
Layla Haddad|Creek Side Perfumes|Dubai|AE
Peter Otieno|Lake Naivasha Roses|Nakuru|KE
Helen Barker|Aire Valley Teas|Leeds|GB
Julien Mercier|Chocolats de la Presqu'île|Lyon|FR
Katrin Vogel|Vogel Holzspielzeug|Freiburg|DE
Nora Bennett|French Broad Soapworks|Asheville|US
Luis Ortega|Barton Springs Roasters|Austin|US
Camila Restrepo|Flores del Aburrá|Medellín|CO
Haruto Sato|Kamo River Ceramics|Kyoto|JP`;

const read = (rows: string): SampleBuyer[] =>
  rows.split('\n').map((row) => {
    const [person = '', company = '', city = '', country = ''] = row.split('|');
    return { person, company, city, country };
  });
const [demoBuyers, sampleBuyers] = [read(demoRows), read(sampleRows)];

/** The buyers of a store: visitors of the sample store meet nobody who trades on the marketplace. */
export const buyersOf = (supplierId: string): SampleBuyer[] =>
  supplierId === sampleStoreId ? sampleBuyers : demoBuyers;
