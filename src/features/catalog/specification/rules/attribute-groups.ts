import type { SpecificationGroup } from '../contract.ts';

/** Keys of the taxonomy's attributes in each group. */
const keysByGroup: Record<SpecificationGroup, string> = {
  size: `inner_length inner_width inner_height outer_length outer_width outer_height length width height diameter
    thickness thickness_micron gauge caliper greyboard_thickness gusset capacity_ml capacity_l brimful_ml weight_g
    cap_size neck_finish dip_tube_mm tube_diameter orifice can_diameter strap_width strap_thickness roll_length
    roll_width core_diameter bubble_size pallet_size dose_ml pvc_thickness`,
  material: `style_code carton_style rigid_style wall_type flute grammage board_combination liner_outer joint board_type
    wrap_paper paper_grade insert_type material resin resin_code structure layers seal_type closure_type pouch_style
    valve window tear_feature bottle_shape process glass_type glass_colour liner_type tamper_evident lacquer head_type
    fibc_type loops top_bottom mesh denier lamination liner_bag pallet_type stackable adhesive tape_backing label_face
    label_form unwind film_form pvdc_coating handle_type bag_bottom plies coating colour brand transparency density
    foam_density mfi iv automation`,
  performance: `ect ect_grade burst burst_grade bct bf barrier_otr barrier_wvtr capacity_kg specific_gravity
    safety_factor swl_kg static_load dynamic_load racking_load break_strength elongation adhesion shrink_ratio_md
    shrink_ratio_td shrink_temp prestretch cling anti_static insulation_hours temp_band retort leakproof ovenable
    absorption desiccant_units machine_speed machine_power`,
  print: 'print_process print_colours print_sides finish artwork_service',
  compliance: `food_contact recycled_content pcr_content recyclable ppwr_grade compostable reusable_cycles
    certifications supplier_certifications child_resistant un_code packing_group heat_treated sterilisation cleanroom`,
  logistics: `incoterm units_per_pack pallet_quantity hs_code country_of_origin moq price_breaks lead_time_days
    sample_available tooling_cost payment_terms`,
};

const groupByKey = new Map(
  Object.entries(keysByGroup).flatMap(([group, keys]) =>
    keys.split(/\s+/).map((key) => [key, group as SpecificationGroup] as const),
  ),
);

/** Returns the group of an attribute, or null for one that the mapping does not know. */
export const findAttributeGroup = (key: string): SpecificationGroup | null => groupByKey.get(key) ?? null;

/** Returns the group of an attribute; one that is new in the taxonomy belongs to the material until it is mapped. */
export const attributeGroup = (key: string): SpecificationGroup => findAttributeGroup(key) ?? 'material';
