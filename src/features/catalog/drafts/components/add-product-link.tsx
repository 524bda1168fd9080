import { Plus } from 'lucide-react';
import { ButtonLink } from '#ui/controls/button.tsx';

/** Link to the form for a new product, shown above a store's product lists. */
export const AddProductLink = ({ iconOnPhones = false }: { iconOnPhones?: boolean }) => (
  <ButtonLink to="/dashboard/add-product" icon={<Plus aria-hidden />} iconOnPhones={iconOnPhones}>
    Add New Product
  </ButtonLink>
);
