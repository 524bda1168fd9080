/**
 * Invented kinds of products for `npm run bench:relevance`, so that relevance follows from what a product is and not from
 * its text. A value is written `key=form|form`: its key, and its forms in the texts of suppliers.
 */
export interface Kind {
  key: string;
  /** The names that suppliers use. */
  names: string[];
  brands: string[];
  /** The properties in which products of the kind differ. */
  sides: Record<string, string[]>;
  /** Accessories that are sold with the kind. */
  extras: string[];
}

const colours = [
  'black=Black|Jet Black|Matte Black',
  'white=White|Bright White',
  'navy=Navy|Navy Blue',
  'red=Red|Burgundy Red',
  'pink=Pink|Blush Pink|Rose Pink',
  'grey=Grey|Gray|Charcoal Gray',
  'green=Green|Olive Green',
];
const people = [
  'women=Women|Womens|Ladies',
  'men=Men|Mens|Men’s',
  'kids=Kids|Children|Boys and Girls|Toddler',
];
const sizes = ['7=Size 7', '8=Size 8', '9=Size 9', '10=Size 10', '11=Size 11'];
const wear = { colour: colours, who: people };

const kind = (
  [key, names, brands]: readonly [key: string, names: string, brands: string],
  { sides, extras }: Pick<Kind, 'sides'> & { extras: string },
): Kind => ({
  key,
  names: names.split('|'),
  brands: brands.split('|'),
  sides,
  extras: extras.split('|'),
});

/** The kinds; brands are invented. */
export const kinds: Kind[] = [
  kind(['shoe', 'Running Shoes|Sneakers|Athletic Trainers|Walking Shoe', 'Strideon|Velmo|North Pace'], {
    sides: { ...wear, size: sizes },
    extras: 'Replacement Shoe Laces|Shoe Cleaning Kit|Shoe Storage Box',
  }),
  kind(['boot', 'Rain Boots|Waterproof Wellies|Wellington Boot', 'Puddlewick|North Pace'], {
    sides: { ...wear, size: sizes },
    extras: 'Boot Tray Mat|Boot Socks',
  }),
  kind(['jacket', 'Rain Jacket|Waterproof Jacket|Rain Coat', 'Fellside|Corvane'], {
    sides: { ...wear, feature: ['hood=with Hood|Hooded', 'plain=without Hood'] },
    extras: 'Jacket Hanger|Waterproofing Spray for Jackets',
  }),
  kind(['tshirt', 'T-Shirt|Tee Shirt|Tshirt|Crew Neck Tee', 'Corvane|Loomline'], {
    sides: { ...wear, sleeve: ['short=Short Sleeve', 'long=Long Sleeve'] },
    extras: 'T-Shirt Folding Board|Iron-On Patches for T-Shirts',
  }),
  kind(['backpack', 'Backpack|Rucksack|Laptop Bag Pack|Bookbag', 'Fellside|Terravo|Packlane'], {
    sides: { ...wear, feature: ['laptop=with Laptop Compartment', 'plain=without Laptop Sleeve'] },
    extras: 'Backpack Rain Cover|Backpack Straps Replacement',
  }),
  kind(['bottle', 'Water Bottle|Drinking Flask|Hydration Bottle', 'Quenchly|Terravo'], {
    sides: {
      colour: colours,
      material: [
        'steel=Stainless Steel|Insulated Steel',
        'glass=Borosilicate Glass|Glass',
        'plastic=Tritan Plastic|BPA-Free Plastic',
      ],
      volume: ['17=17 oz|500 ml', '32=32 oz|950 ml', '64=64 oz|Half Gallon'],
    },
    extras: 'Bottle Brush|Replacement Lid for Water Bottles|Bottle Holder Strap',
  }),
  kind(['mug', 'Coffee Mug|Travel Mug|Ceramic Mug', 'Quenchly|Hearthmoor'], {
    sides: {
      colour: colours,
      material: ['ceramic=Ceramic|Stoneware', 'steel=Stainless Steel'],
      volume: ['12=12 oz', '16=16 oz', '20=20 oz'],
    },
    extras: 'Mug Rack|Mug Warmer|Coffee Filters',
  }),
  kind(['pan', 'Frying Pan|Skillet|Fry Pan', 'Hearthmoor|Castwell'], {
    sides: {
      material: ['iron=Cast Iron', 'nonstick=Nonstick|Non-Stick Aluminum', 'steel=Stainless Steel'],
      width: ['8=8 inch|8"', '10=10 inch|10"', '12=12 inch|12"'],
    },
    extras: 'Glass Lid for Frying Pans|Pan Scraper|Cast Iron Cleaner',
  }),
  kind(['knife', 'Chef Knife|Kitchen Knife|Knives Set', 'Castwell|Edgemont'], {
    sides: {
      material: ['steel=German Steel|Stainless Steel', 'ceramic=Ceramic'],
      width: ['6=6 inch', '8=8 inch'],
    },
    extras: 'Knife Sharpener|Knife Block without Knives|Cutting Board',
  }),
  kind(['phonecase', 'Phone Case|Cell Phone Cover|Protective Case', 'Shellby|Armadil'], {
    sides: {
      colour: [...colours, 'clear=Clear|Transparent'],
      model: ['n12=for Nubo 12', 'n13=for Nubo 13', 'n13pro=for Nubo 13 Pro'],
    },
    extras: 'Screen Protector for Nubo 13|Phone Ring Holder|Charging Cable for Nubo 12',
  }),
  kind(['charger', 'Wall Charger|USB-C Charger|Fast Charger', 'Voltane|Armadil'], {
    sides: {
      colour: ['white=White', 'black=Black'],
      power: ['20=20W', '65=65W', '100=100W'],
      plug: ['usbc=USB-C|USB C|Type-C', 'wireless=Wireless'],
    },
    extras: 'Charger Cable Organizer|Travel Case for Chargers',
  }),
  kind(['headphones', 'Headphones|Over-Ear Headset|Earphones', 'Sonavik|Voltane'], {
    sides: {
      colour: colours,
      plug: ['wireless=Wireless|Bluetooth', 'wired=Wired'],
      feature: ['mic=with Microphone|with Mic', 'nomic=without Microphone'],
    },
    extras: 'Headphone Stand|Replacement Ear Pads for Headphones|Headphone Case',
  }),
  kind(['keyboard', 'Mechanical Keyboard|Computer Keyboard|Gaming Keyboard', 'Keystrom|Voltane'], {
    sides: {
      colour: ['black=Black', 'white=White'],
      plug: ['wireless=Wireless|Bluetooth', 'wired=Wired|USB Wired'],
      layout: ['full=Full Size', 'tkl=Tenkeyless|TKL', '60=60 Percent'],
    },
    extras: 'Keyboard Wrist Rest|Keycap Puller|Keyboard Cover',
  }),
  kind(['mouse', 'Computer Mouse|Gaming Mouse|Ergonomic Mouse', 'Keystrom|Clickwell'], {
    sides: { colour: colours, plug: ['wireless=Wireless|Cordless', 'wired=Wired|USB Wired'] },
    extras: 'Mouse Pad|Mouse Wrist Rest',
  }),
  kind(['desk', 'Standing Desk|Computer Desk|Writing Table', 'Oakridge|Loftwell'], {
    sides: {
      material: ['oak=Oak|Oak Wood', 'white=White', 'walnut=Walnut'],
      width: ['48=48 inch|48"', '55=55 inch', '63=63 inch'],
    },
    extras: 'Desk Organizer|Desk Mat|Desk Lamp',
  }),
  kind(['lamp', 'Desk Lamp|Table Lamp|Reading Light', 'Loftwell|Lumora'], {
    sides: { colour: colours, plug: ['usb=USB Rechargeable|Cordless', 'mains=Plug-In'] },
    extras: 'LED Bulbs for Table Lamps|Lamp Shade Replacement',
  }),
  kind(['curtain', 'Blackout Curtains|Window Drapes|Thermal Curtain Panels', 'Loomline|Stillhouse'], {
    sides: { colour: colours, width: ['63=52 x 63 inch', '84=52 x 84 inch', '96=52 x 96 inch'] },
    extras: 'Curtain Rod|Curtain Rings with Clips|Curtain Tie Backs',
  }),
  kind(['towel', 'Bath Towels|Cotton Towel Set|Bathroom Towels', 'Stillhouse|Loomline'], {
    sides: { colour: colours, count: ['2=Set of 2|2 Pack', '4=Set of 4|4 Pack', '6=Set of 6|6 Pack'] },
    extras: 'Towel Rack|Towel Hooks|Paper Towel Holder',
  }),
  kind(['pillow', 'Bed Pillow|Sleeping Pillows|Memory Foam Pillow', 'Stillhouse|Restwell'], {
    sides: {
      size: ['standard=Standard Size', 'queen=Queen Size', 'king=King Size'],
      feature: ['cooling=Cooling', 'firm=Firm'],
    },
    extras: 'Pillow Cases|Pillow Protector with Zipper',
  }),
  kind(['sheets', 'Bed Sheets|Sheet Set|Bedding Sheets', 'Restwell|Loomline'], {
    sides: {
      colour: colours,
      size: ['twin=Twin Size', 'queen=Queen Size', 'king=King Size'],
      material: ['cotton=Cotton|100% Cotton', 'bamboo=Bamboo', 'microfiber=Microfiber|Microfibre'],
    },
    extras: 'Bed Sheet Clips|Mattress Pad',
  }),
  kind(['dogbed', 'Dog Bed|Pet Bed|Orthopedic Dog Mattress', 'Pawley|Barkwood'], {
    sides: { colour: colours, size: ['small=Small', 'medium=Medium', 'large=Large|Extra Large'] },
    extras: 'Dog Bed Replacement Cover|Dog Blanket|Dog Toy',
  }),
  kind(['dogfood', 'Dry Dog Food|Dog Kibble|Adult Dog Food', 'Pawley|Truebowl'], {
    sides: {
      taste: ['chicken=Chicken|Chicken and Rice', 'salmon=Salmon|Fish', 'beef=Beef'],
      feature: ['grainfree=Grain Free|Grain-Free', 'grain=with Whole Grains'],
      weight: ['5=5 lb|5 Pound', '30=30 lb|30 Pounds'],
    },
    extras: 'Dog Food Storage Container|Dog Food Scoop|Dog Bowl',
  }),
  kind(['catlitter', 'Cat Litter|Clumping Litter|Kitty Litter', 'Truebowl|Whiskerly'], {
    sides: {
      feature: ['unscented=Unscented|Fragrance Free', 'scented=Fresh Scented|Lavender Scented'],
      weight: ['14=14 lb', '40=40 lb'],
    },
    extras: 'Litter Box|Litter Scoop|Litter Mat',
  }),
  kind(['shampoo', 'Shampoo|Hair Shampoo|Cleansing Shampoo', 'Velora|Dewfield'], {
    sides: {
      feature: [
        'sulfate=Sulfate Free|Sulphate-Free',
        'dandruff=Anti-Dandruff|Anti Dandruff',
        'colour=for Colored Hair|Color Safe',
      ],
      volume: ['12=12 oz|355 ml', '33=33.8 oz|1 litre'],
    },
    extras: 'Conditioner|Shampoo Brush|Empty Shampoo Dispenser Bottle',
  }),
  kind(['sunscreen', 'Sunscreen Lotion|Sun Screen|Sunblock Cream', 'Dewfield|Solenne'], {
    sides: {
      spf: ['30=SPF 30', '50=SPF 50'],
      who: ['kids=Kids|Baby|Children', 'face=Face|Facial', 'sport=Sport'],
    },
    extras: 'After Sun Gel|Sun Hat',
  }),
  kind(['notebook', 'Notebook|Journal|Ruled Note Book', 'Papermill|Inkwell'], {
    sides: {
      colour: colours,
      size: ['a5=A5', 'a4=A4', 'b5=B5'],
      feature: ['lined=Lined|Ruled', 'dotted=Dotted|Dot Grid', 'blank=Blank|Unlined'],
    },
    extras: 'Gel Pens|Notebook Cover|Page Markers',
  }),
  kind(['marker', 'Permanent Markers|Marker Pens|Fine Tip Marker', 'Inkwell|Brightline'], {
    sides: {
      colour: [...colours.slice(0, 5), 'assorted=Assorted Colors|Multicolor'],
      count: ['12=12 Count|12 Pack|Pack of 12', '24=24 Count|24 Pack', '36=36 Count'],
    },
    extras: 'Marker Storage Case|Marker Refill Ink',
  }),
  kind(['tent', 'Camping Tent|Dome Tent|Backpacking Tent', 'Terravo|Fellside'], {
    sides: { count: ['2=2 Person|Two Person', '4=4 Person|Four Person', '6=6 Person'], colour: colours },
    extras: 'Tent Stakes|Tent Footprint|Tent Lantern',
  }),
  kind(['yogamat', 'Yoga Mat|Exercise Mat|Workout Mat', 'Flexora|Stillhouse'], {
    sides: { colour: colours, thickness: ['quarter=1/4 inch|6mm', 'half=1/2 inch|12mm Extra Thick'] },
    extras: 'Yoga Mat Strap|Yoga Mat Cleaner|Yoga Block',
  }),
  kind(['dumbbell', 'Dumbbells|Dumbbell Set|Hand Weights', 'Flexora|Ironvale'], {
    sides: {
      weight: ['5=5 lb|5 Pounds', '10=10 lb', '25=25 lb|25 Pounds'],
      material: ['neoprene=Neoprene', 'iron=Cast Iron', 'rubber=Rubber Coated'],
    },
    extras: 'Dumbbell Rack|Weight Lifting Gloves',
  }),
  kind(['drill', 'Cordless Drill|Power Drill|Drill Driver', 'Torquen|Ironvale'], {
    sides: {
      power: ['12=12V', '20=20V'],
      feature: ['battery=with Battery and Charger', 'bare=Tool Only without Battery|Bare Tool'],
    },
    extras: 'Drill Bit Set|Replacement Battery for Cordless Drills|Drill Holster',
  }),
  kind(
    ['bubblemailer', 'Bubble Mailers|Padded Envelopes|Bubble Lined Shipping Envelopes', 'Packlane|Sendwell'],
    {
      sides: {
        colour: colours,
        size: ['6x10=6x10 Inch|6 x 10 inches|#0 6x10', '9x12=9 x 12 Inch|8.5x12', '4x8=4x8 Inch|#000 4x8'],
        print: ['plain=Plain', 'logo=Thank You Logo Printed|with Logo'],
      },
      extras: 'Shipping Labels|Packing Tape|Envelope Moistener',
    },
  ),
  kind(['gardenhose', 'Garden Hose|Water Hose|Expandable Hose Pipe', 'Greenacre|Torquen'], {
    sides: {
      length: ['25=25 ft|25 Feet', '50=50 ft|50 Foot', '100=100 ft|100 Feet'],
      colour: ['green=Green', 'black=Black', 'blue=Blue'],
    },
    extras: 'Hose Nozzle|Hose Reel|Hose Washers',
  }),
  kind(['trashbag', 'Trash Bags|Garbage Bags|Bin Liners', 'Binley|Greenacre'], {
    sides: {
      volume: ['4=4 Gallon', '13=13 Gallon', '30=30 Gallon'],
      feature: ['drawstring=Drawstring', 'unscented=Unscented', 'compost=Compostable'],
      colour: ['white=White', 'black=Black', 'clear=Clear'],
    },
    extras: 'Kitchen Trash Can|Trash Bag Holder',
  }),
  kind(['battery', 'AA Batteries|Alkaline Battery|Rechargeable Batteries', 'Voltane|Cellmark'], {
    sides: {
      size: ['aa=AA|Double A', 'aaa=AAA|Triple A'],
      feature: ['recharge=Rechargeable', 'alkaline=Alkaline'],
      count: ['8=8 Count|8 Pack', '24=24 Count|24 Pack'],
    },
    extras: 'Battery Charger|Battery Organizer Box',
  }),
  kind(['tea', 'Green Tea|Tea Bags|Loose Leaf Tea', 'Leafmont|Hearthmoor'], {
    sides: {
      taste: ['green=Green Tea', 'mint=Peppermint', 'black=Black Tea|English Breakfast'],
      feature: ['decaf=Decaf|Decaffeinated|Caffeine Free', 'caf=Caffeinated'],
      count: ['20=20 Tea Bags', '100=100 Tea Bags|100 Count'],
    },
    extras: 'Tea Infuser|Tea Storage Chest|Tea Cups',
  }),
];
