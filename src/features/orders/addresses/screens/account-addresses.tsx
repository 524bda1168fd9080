import { Ellipsis, Pencil, Plus, ReceiptText, Trash2, Truck } from 'lucide-react';
import { useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useRevalidator,
} from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loading, Skeleton, SkeletonButton } from '#ui/feedback/skeleton.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import { Cluster, Grid } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { Tag } from '#ui/marks/tag.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { Menu, MenuItem } from '#ui/overlays/menu.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { useAction } from '#web/use-action.ts';
import { AddressDialog } from '../components/address-dialog.tsx';
import { AddressText, addressTitle } from '../components/address-text.tsx';
import { type Address, maxAddresses } from '../contract.ts';
import styles from './account-addresses.module.css';

const head = { title: 'Addresses', lead: 'Delivery and billing addresses for your orders.' };

export const meta: MetaFunction = () => hiddenMeta({ title: head.title, description: head.lead });

export async function clientLoader(_args: ClientLoaderFunctionArgs) {
  const [{ data: book }, { data: places }] = await Promise.all([
    api.addresses.listAddresses(),
    api.locations.listCountries(),
  ]);
  return { ...book, ...places };
}

export function HydrateFallback() {
  return (
    <>
      <PageHead {...head} actions={<SkeletonButton />} />
      <Loading label="Loading your addresses">
        <Grid min={280} gap={4.5}>
          <Skeleton height={250} round="card" />
          <Skeleton height={250} round="card" />
        </Grid>
      </Loading>
    </>
  );
}

export default function AccountAddresses() {
  const { addresses, countries } = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  const [editing, setEditing] = useState<Address | 'new' | null>(null);
  const add = (
    <Button
      icon={<Plus aria-hidden />}
      disabled={addresses.length >= maxAddresses}
      onClick={() => setEditing('new')}
    >
      Add address
    </Button>
  );
  return (
    <>
      <PageHead {...head} actions={addresses.length > 0 && add} />
      {addresses.length === 0 ? (
        <Card as="div">
          <EmptyState title="No addresses yet" action={add}>
            Add an address to select it at checkout.
          </EmptyState>
        </Card>
      ) : (
        <Grid as="ul" min={280} gap={4.5}>
          {addresses.map((address) => (
            <li key={address.id}>
              <Entry address={address} onChange={() => setEditing(address)} />
            </li>
          ))}
        </Grid>
      )}
      {editing && (
        <AddressDialog
          countries={countries}
          address={editing === 'new' ? null : editing}
          defaults={{}}
          onClose={() => setEditing(null)}
          onSaved={() => {
            setEditing(null);
            toast.success('Address saved.');
            void revalidate();
          }}
        />
      )}
    </>
  );
}

interface AddressAction {
  send: () => Promise<unknown>;
  success: string;
}

function Entry({ address, onChange }: { address: Address; onChange: () => void }) {
  const { revalidate } = useRevalidator();
  const [deleting, setDeleting] = useState(false);
  const { id, isDefaultDelivery, isDefaultBilling } = address;
  const { start, busy } = useAction({
    send: (action: AddressAction) => action.send(),
    success: (_, { success }) => success,
    onSuccess: () => revalidate(),
    failure: 'The address could not be changed. Please try again.',
  });
  const setDefault = (flags: Partial<Address>) =>
    start({
      send: () => api.addresses.changeAddress({ ...address, ...flags }),
      success: 'Address saved.',
    });
  const remove = () =>
    start({ send: () => api.addresses.deleteAddress({ id }), success: 'Address deleted.' });
  const name = addressTitle(address);
  return (
    <Card as="div" className={styles.card}>
      <AddressText address={address} />
      <Cluster gap={2} className={styles.marks}>
        {isDefaultDelivery && <Tag>Default delivery</Tag>}
        {isDefaultBilling && <Tag>Default billing</Tag>}
      </Cluster>
      <Cluster gap={2} className={styles.actions}>
        <Button
          size="sm"
          variant="line"
          icon={<Pencil aria-hidden />}
          aria-label={`Edit ${name}`}
          onClick={onChange}
        >
          Edit
        </Button>
        <Menu
          align="start"
          trigger={
            <IconButton label={`More actions for ${name}`} size="sm" disabled={busy}>
              <Ellipsis aria-hidden />
            </IconButton>
          }
        >
          {!isDefaultDelivery && (
            <MenuItem
              icon={<Truck aria-hidden />}
              onSelect={() => void setDefault({ isDefaultDelivery: true })}
            >
              Use for delivery
            </MenuItem>
          )}
          {!isDefaultBilling && (
            <MenuItem
              icon={<ReceiptText aria-hidden />}
              onSelect={() => void setDefault({ isDefaultBilling: true })}
            >
              Use for billing
            </MenuItem>
          )}
          <MenuItem bad icon={<Trash2 aria-hidden />} onSelect={() => setDeleting(true)}>
            Delete
          </MenuItem>
        </Menu>
      </Cluster>
      <ConfirmDialog
        open={deleting}
        onOpenChange={setDeleting}
        title={`Delete ${name}?`}
        confirmLabel="Delete"
        variant="bad"
        busy={busy}
        onConfirm={() => void remove()}
      >
        Existing orders are not affected.
      </ConfirmDialog>
    </Card>
  );
}
