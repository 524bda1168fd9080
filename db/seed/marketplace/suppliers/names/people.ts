import type { Random } from '../../random.ts';

const names = (given: string, family: string): { given: readonly string[]; family: readonly string[] } => ({
  given: given.split(' '),
  family: family.split(' '),
});

const INDIA_SOUTH = names(
  'Lakshmi Karthik Revathi Suresh Anand Meenakshi Vignesh Divya Raghu Padma Senthil Kavitha Hari Deepa',
  'Narayanan Subramanian Reddy Rao Iyer Krishnan Nair Menon Pillai Shetty Gowda Murthy Selvam',
);

const INDIA_WEST = names(
  'Sanjay Pooja Nilesh Rekha Mahesh Ketaki Jignesh Hetal Bhavesh Swati Ajit Manasi Paresh Urmila',
  'Patil Deshmukh Joshi Kulkarni Shah Patel Mehta Desai Pawar Bhosale Trivedi Parekh Gokhale',
);

const INDIA_NORTH = names(
  'Rajesh Neha Amit Sunita Vikram Ritu Harpreet Manpreet Arjun Shalini Pankaj Geeta Rohit Simran',
  'Sharma Gupta Singh Agarwal Kapoor Bansal Malhotra Verma Chauhan Gill Mittal Saxena Arora',
);

const INDIA_EAST = names(
  'Subhash Moumita Debasish Ananya Sourav Paromita Partha Rina Biswajit Sharmila',
  'Banerjee Mukherjee Das Ghosh Sen Chatterjee Bose Mohanty Saikia Dutta',
);

const EAST_STATES = new Set(['IN-WB', 'IN-OD', 'IN-AS', 'IN-CG']);

const SOUTH_STATES = new Set(['IN-KA', 'IN-TN', 'IN-TS', 'IN-AP', 'IN-KL', 'IN-PY']);

const WEST_STATES = new Set(['IN-MH', 'IN-GJ', 'IN-GA', 'IN-DH']);

/** Given names and family names by country; family first where that is the custom. */
// biome-ignore format: a table
const PEOPLE: Record<string, { given: readonly string[]; family: readonly string[]; familyFirst?: boolean }> = {
  US: names('Karen Marcus Denise Tyler Angela Brian Monica Scott Latoya Greg Melissa Aaron', 'Whitaker Delgado Novak Brooks Hensley Carver Okafor Lindgren Pruitt Salazar Boyd'),
  CN: { ...names('Li Wei Fang Jing Hao Min Lei Xiaoling Jun Yan Peng Ting', 'Chen Wang Zhao Lin Huang Zhou Xu Sun Guo He Luo Tang'), familyFirst: true },
  DE: names('Katrin Jürgen Sabine Markus Anja Thomas Birgit Stefan Ute Florian', 'Brinkmann Vogt Kessler Albrecht Seidel Hartung Lorenz Wiegand Pohl Dietz'),
  GB: names('Gareth Helen Priya Stuart Fiona Callum Nadia Graham Bethan Owen', 'Hargreaves Whitfield Pryce Ashworth Lister Munro Sutcliffe Kaur Holroyd Dobson'),
  IT: names('Giulia Marco Elena Paolo Chiara Davide Francesca Luca Silvia Andrea', 'Bellandi Fontana Rinaldi Marchetti Zanetti Ferrari Galli Pellegrini Moretti Bassi'),
  TR: names('Elif Mehmet Ayşe Burak Zeynep Emre Selin Hakan Derya Serkan', 'Yıldırım Kaya Demir Aksoy Öztürk Şahin Korkmaz Arslan Tekin Polat'),
  VN: { ...names('Lan Minh Hương Tuấn Thảo Quang Hạnh Dũng Mai Phúc', 'Nguyễn Trần Lê Phạm Hoàng Vũ Đặng Bùi'), familyFirst: true },
  MX: names('Alejandra Ricardo Verónica Héctor Lucía Ernesto Mariana Raúl Claudia Óscar', 'Zamora Treviño Cárdenas Villarreal Robles Ochoa Medina Ibarra Lozano'),
  BR: names('Fernanda Rodrigo Patrícia Gustavo Luciana Marcelo Renata Thiago Camila', 'Schneider Cardoso Pacheco Vieira Barros Teixeira Ribeiro Moreira'),
  PL: names('Agnieszka Tomasz Katarzyna Piotr Magdalena Marek Ewa Grzegorz', 'Wróbel Zieliński Mazur Krawczyk Pawlak Adamczyk Dudek Sikora'),
  AE: names('Fatima Khalid Mariam Rashid Anil Noura Imran Layla', 'AlMansoori Haddad Nair AlSuwaidi Qureshi Khoury Thomas'),
  ES: names('Carmen Javier Rocío Álvaro Pilar Sergio Inés Manuel', 'Ferrer Navarro Molina Cabrera Soler Vidal Ortega Pastor'),
  FR: names('Camille Laurent Sophie Mathieu Claire Olivier Hélène Julien', 'Girard Fontaine Mercier Chevalier Rousseau Perrin Marchand Gauthier'),
  NL: names('Femke Jeroen Marloes Pieter Anouk Bas', 'Dekker Verhoeven Hendriks Kuipers Smits Brouwer'),
  JP: { ...names('Haruka Kenji Yumi Takashi Naoko Daisuke', 'Fujiwara Morita Ishikawa Nakagawa Okada Hayashi'), familyFirst: true },
  KR: { ...names('Ji-won Min-ho Soo-jin Hyun-woo Eun-ji Sang-hoon', 'Kim Park Choi Jung Yoon Lim'), familyFirst: true },
  TH: names('Ploy Somchai Kanya Anan Siriporn Nattapong', 'Srisuk Wongsa Chaiyasit Thongdee Rattanakul'),
  ID: names('Dewi Budi Rina Agus Sari Hendra', 'Santoso Wijaya Kusuma Hartono Pratama Lestari'),
  MY: names('Aisyah Wei-Ming Farid Shanti Siew-Ling Hafiz', 'Rahman Tan Lim Subramaniam Ismail Wong'),
  ZA: names('Thandi Pieter Nomsa Johan Ayesha Sipho', 'Dlamini Botha Naidoo Venter Mokoena Jacobs'),
  EG: names('Hala Mostafa Nesma Karim Dina Tarek', 'Fahmy Shawky ElSayed Hamdy Mansour Zaki'),
  KE: names('Wanjiru Peter Achieng David Fatuma Brian', 'Kamau Otieno Mwangi Njoroge Hassan Kiprono'),
  CA: names('Emily Étienne Harjit Colleen Matthieu Dana', 'Tremblay McAllister Sandhu Bouchard Fraser Leung'),
  PT: names('Inês Rui Catarina Nuno', 'Figueiredo Antunes Matos Carvalho'), CZ: names('Lenka Petr Hana Radek', 'Novotný Dvořák Svoboda Krejčí'), BD: names('Farhana Kamrul Nusrat Shahid', 'Rahman Hossain Chowdhury Akter'),
  LK: names('Dilani Ruwan Nadeesha Chaminda', 'Perera Fernando Jayasuriya Silva'), AU: names('Megan Liam Kate Dean', 'McKenna Hartley Nguyen Doyle'), SA: names('Abdullah Reem Faisal Huda', 'AlHarbi AlGhamdi AlOtaibi Bakr'), SG: names('Mei-Lin Ravi Jason Siti', 'Ong Kumar Teo Rahim'),
};

function indian(stateCode: string): { given: readonly string[]; family: readonly string[] } {
  if (SOUTH_STATES.has(stateCode)) return INDIA_SOUTH;
  if (WEST_STATES.has(stateCode)) return INDIA_WEST;
  return EAST_STATES.has(stateCode) ? INDIA_EAST : INDIA_NORTH;
}

/** A contact whose name is usual in the country, in India in the region. */
export function contactIn(country: string, { stateCode, r }: { stateCode: string; r: Random }): string {
  const pool: { given: readonly string[]; family: readonly string[]; familyFirst?: boolean } =
    country === 'IN' ? indian(stateCode) : (PEOPLE[country] ?? PEOPLE.GB ?? INDIA_NORTH);
  const given = r.pick(pool.given),
    family = r
      .pick(pool.family)
      .replace(/^Al(?=[A-Z])/, 'Al ')
      .replace(/^El(?=[A-Z])/, 'El ');
  return pool.familyFirst === true ? `${family} ${given}` : `${given} ${family}`;
}
