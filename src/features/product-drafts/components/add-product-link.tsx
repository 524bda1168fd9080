import { Plus } from 'lucide-react';
import { ButtonLink } from '#ui/controls/button.tsx';

/** The way to a new product, over each list of a store's products. */
export const AddProductLink = () => (
  <ButtonLink to="/dashboard/add-product" icon={<Plus aria-hidden />}>
    Add New Product
  </ButtonLink>
);
