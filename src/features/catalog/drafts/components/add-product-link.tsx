import { Plus } from 'lucide-react';
import { ButtonLink } from '#ui/controls/button.tsx';

/** The way to a new product, over each list of a store's products. */
export const AddProductLink = ({ iconOnPhones = false }: { iconOnPhones?: boolean }) => (
  <ButtonLink to="/dashboard/add-product" icon={<Plus aria-hidden />} iconOnPhones={iconOnPhones}>
    Add New Product
  </ButtonLink>
);
