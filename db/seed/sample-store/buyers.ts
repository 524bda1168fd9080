/** Companies that buy from the sample store; invented, with addresses on a reserved domain. */
export interface SampleBuyer {
  person: string;
  company: string;
  city: string;
  country: string;
}

const rows = `Neha Kulkarni|Satara Spice Works|Satara|IN
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

export const sampleBuyers: SampleBuyer[] = rows.split('\n').map((row) => {
  const [person = '', company = '', city = '', country = ''] = row.split('|');
  return { person, company, city, country };
});
