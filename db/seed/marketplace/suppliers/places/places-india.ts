import type { Place } from './place.ts';

type PlaceRow = readonly [city: string, state: string, stateCode: string, dial: string, sites: string];

const toPlace = ([city, state, stateCode, dial, sites]: PlaceRow): Place => ({
  city,
  state,
  stateCode: `IN-${stateCode}`,
  dial,
  sites: sites.split(';').map((site) => site.split('|') as [string, string]),
});

/** Industrial areas with their pin codes. */
// biome-ignore format: a table
const rows: readonly PlaceRow[] = [
  ['Pune', 'Maharashtra', 'MH', '20', '411026|MIDC Bhosari;411019|Chinchwad;410501|MIDC Chakan;411013|Hadapsar Industrial Estate'],
  ['Mumbai', 'Maharashtra', 'MH', '22', '400093|MIDC Andheri East;400072|Saki Naka;400078|Bhandup West'],
  ['Nashik', 'Maharashtra', 'MH', '253', '422007|MIDC Satpur;422010|MIDC Ambad'],
  ['Nagpur', 'Maharashtra', 'MH', '712', '440016|MIDC Hingna'],
  ['Ahmedabad', 'Gujarat', 'GJ', '79', '382445|GIDC Vatva;382415|GIDC Odhav;382430|Kathwada'],
  ['Vadodara', 'Gujarat', 'GJ', '265', '390010|GIDC Makarpura;391350|GIDC Nandesari'],
  ['Surat', 'Gujarat', 'GJ', '261', '394230|GIDC Sachin;395023|Udhna'],
  ['Rajkot', 'Gujarat', 'GJ', '281', '360003|Aji GIDC;360024|GIDC Metoda'],
  ['Vapi', 'Gujarat', 'GJ', '260', '396195|GIDC Vapi'],
  ['Bangalore', 'Karnataka', 'KA', '80', '560058|Peenya Industrial Area;560099|Bommasandra;560048|Mahadevapura'],
  ['Mysuru', 'Karnataka', 'KA', '821', '570016|Hebbal Industrial Area'],
  ['Chennai', 'Tamil Nadu', 'TN', '44', '600058|Ambattur Industrial Estate;600098|SIDCO Ambattur;602105|SIPCOT Sriperumbudur'],
  ['Coimbatore', 'Tamil Nadu', 'TN', '422', '641021|SIDCO Kurichi;641014|Peelamedu'],
  ['Sivakasi', 'Tamil Nadu', 'TN', '4562', '626189|Sivakasi Industrial Estate;626130|Thiruthangal'],
  ['Hosur', 'Tamil Nadu', 'TN', '4344', '635126|SIPCOT Hosur'],
  ['Tiruppur', 'Tamil Nadu', 'TN', '421', '641604|Angeripalayam'],
  ['Hyderabad', 'Telangana', 'TS', '40', '500055|IDA Jeedimetla;500037|Balanagar;502319|IDA Patancheru'],
  ['Visakhapatnam', 'Andhra Pradesh', 'AP', '891', '530012|Autonagar'],
  ['Kochi', 'Kerala', 'KL', '484', '683104|Kalamassery;682302|Tripunithura'],
  ['Kolkata', 'West Bengal', 'WB', '33', '700088|Taratala Road;700105|Topsia'],
  ['Howrah', 'West Bengal', 'WB', '33', '711302|Dhulagarh Industrial Park;711109|Dasnagar'],
  ['New Delhi', 'Delhi', 'DL', '11', '110020|Okhla Industrial Area Phase II;110041|Mundka;110015|Kirti Nagar'],
  ['Noida', 'Uttar Pradesh', 'UP', '120', '201301|Sector 8;201305|Sector 80 Phase II'],
  ['Kanpur', 'Uttar Pradesh', 'UP', '512', '208022|Panki Industrial Area;208012|Fazalganj'],
  ['Faridabad', 'Haryana', 'HR', '129', '121003|Sector 24;121006|Sector 6'],
  ['Gurugram', 'Haryana', 'HR', '124', '122016|Udyog Vihar;122050|IMT Manesar'],
  ['Ludhiana', 'Punjab', 'PB', '161', '141010|Focal Point;141003|Industrial Area B'],
  ['Jaipur', 'Rajasthan', 'RJ', '141', '302013|VKI Area;302022|Sitapura'],
  ['Indore', 'Madhya Pradesh', 'MP', '731', '452015|Sanwer Road;453771|Pithampur Road'],
  ['Baddi', 'Himachal Pradesh', 'HP', '1795', '173205|EPIP Jharmajri'],
  ['Haridwar', 'Uttarakhand', 'UK', '1334', '249403|SIDCUL'],
  ['Bhubaneswar', 'Odisha', 'OD', '674', '751010|Mancheswar'],
  ['Verna', 'Goa', 'GA', '832', '403722|Verna Industrial Estate'],
  ['Silvassa', 'Dadra and Nagar Haveli and Daman and Diu', 'DH', '260', '396230|Masat Industrial Estate'],
  ['Guwahati', 'Assam', 'AS', '361', '781021|Bamunimaidan'],
  ['Raipur', 'Chhattisgarh', 'CG', '771', '493221|Urla Industrial Area'],
];

export const INDIA: readonly Place[] = rows.map(toPlace);
