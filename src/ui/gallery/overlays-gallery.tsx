import { Archive, Menu as MenuIcon, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../controls/button.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { Field } from '../fields/field.tsx';
import { TextInput } from '../fields/text-input.tsx';
import { ConfirmDialog } from '../overlays/confirm-dialog.tsx';
import { Dialog, DialogClose } from '../overlays/dialog.tsx';
import { Drawer } from '../overlays/drawer.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../overlays/menu.tsx';
import { Popover } from '../overlays/popover.tsx';
import { Tooltip } from '../overlays/tooltip.tsx';
import { Specimen } from './specimen.tsx';

/** Dialogs, menus and other overlays. */
export function OverlaysGallery() {
  const [confirming, setConfirming] = useState(false);
  return (
    <>
      <Specimen name="Dialog and ConfirmDialog">
        <Dialog
          trigger={<Button variant="line">Reply to inquiry</Button>}
          title="Reply to inquiry"
          description="The buyer gets it by email and in the inbox."
          footer={
            <>
              <DialogClose>
                <Button variant="line">Cancel</Button>
              </DialogClose>
              <Button>Send</Button>
            </>
          }
        >
          <Field label="Subject">
            <TextInput defaultValue="5-ply shipping box" />
          </Field>
        </Dialog>
        <Button variant="bad" onClick={() => setConfirming(true)}>
          Delete product
        </Button>
        <ConfirmDialog
          open={confirming}
          onOpenChange={setConfirming}
          title="Delete “5-ply shipping box”?"
          confirmLabel="Delete"
          onConfirm={() => setConfirming(false)}
        >
          Buyers will no longer find it. Orders that contain it stay.
        </ConfirmDialog>
      </Specimen>
      <Specimen name="Menu, Popover, Tooltip, Sheet">
        <Menu trigger={<Button variant="line">Actions</Button>} align="start">
          <MenuLabel>Inquiry</MenuLabel>
          <MenuItem icon={<Archive aria-hidden />} onSelect={() => {}}>
            Archive
          </MenuItem>
          <MenuItem icon={<Share2 aria-hidden />} onSelect={() => {}} disabled>
            Share
          </MenuItem>
          <MenuSeparator />
          <MenuItem bad icon={<Trash2 aria-hidden />} onSelect={() => {}}>
            Delete
          </MenuItem>
        </Menu>
        <Popover trigger={<Button variant="line">More Filters</Button>} label="More filters">
          <Field label="Price from">
            <TextInput inputMode="decimal" />
          </Field>
        </Popover>
        <Tooltip text="Minimum order quantity">
          <Button variant="quiet">MOQ</Button>
        </Tooltip>
        <Drawer
          title="Menu"
          side="top"
          trigger={
            <IconButton label="Open menu">
              <MenuIcon aria-hidden />
            </IconButton>
          }
        >
          Slides down from the header.
        </Drawer>
        <Drawer
          title="Filters"
          trigger={<Button variant="line">Filters</Button>}
          footer={<Button>Show 24 products</Button>}
        >
          Rises from below.
        </Drawer>
      </Specimen>
    </>
  );
}
