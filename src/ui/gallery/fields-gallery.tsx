import { Globe, ShoppingBag, Store } from 'lucide-react';
import { TextLink } from '../controls/text-link.tsx';
import { Checkbox } from '../fields/choices/checkbox.tsx';
import { CheckboxGroup } from '../fields/choices/checkbox-group.tsx';
import { DateInput } from '../fields/choices/date-input.tsx';
import { QuantityInput } from '../fields/choices/quantity-input.tsx';
import { RadioCards } from '../fields/choices/radio-cards.tsx';
import { Select } from '../fields/choices/select.tsx';
import { Field } from '../fields/field.tsx';
import { PasswordInput } from '../fields/password-input.tsx';
import { PhoneInput } from '../fields/phone-input.tsx';
import { TextArea } from '../fields/text-area.tsx';
import { TextInput } from '../fields/text-input.tsx';
import { Specimen } from './specimen.tsx';

const ROLES = [
  { value: 'supplier', label: 'Supplier', hint: 'Sell packaging and reach buyers', icon: <Store /> },
  { value: 'customer', label: 'Customer', hint: 'Find packaging and ask for quotes', icon: <ShoppingBag /> },
];
const CAPABILITIES = ['Pan-India', 'Local Only', 'Export Ready', 'Others'];

/** Inputs in all their states. */
export function FieldsGallery() {
  return (
    <>
      <Specimen name="Field and TextInput" stack>
        <Field label="Business name" hint="As printed on your invoices.">
          <TextInput placeholder="Sahyadri Corrugators" />
        </Field>
        <Field label="GSTIN" optional>
          <TextInput defaultValue="27AAPFU0939F1ZV" />
        </Field>
        <Field label="Name">
          <TextInput dir="auto" defaultValue="شركة التغليف الحديثة" />
        </Field>
        <Field label="Website">
          <TextInput type="url" before={<Globe aria-hidden />} placeholder="https://" />
        </Field>
      </Specimen>
      <Specimen name="States" stack>
        <Field label="Email" error="Please enter a valid email">
          <TextInput type="email" defaultValue="asha@packwright" />
        </Field>
        <Field label="Pincode/Zipcode" error="Please enter a valid 6-digit Indian pincode" hint="Six digits.">
          <TextInput defaultValue="41100" after="IN" />
        </Field>
        <Field label="Supplier number" hint="Given when your application is approved.">
          <TextInput disabled defaultValue="#0042" />
        </Field>
        <Field label="Store address">
          <TextInput readOnly defaultValue="packwright.example/sahyadri" />
        </Field>
      </Specimen>
      <Specimen name="PasswordInput, PhoneInput" stack>
        <Field label="Password" aside={<TextLink to="/forgot-password">Forgot password?</TextLink>}>
          <PasswordInput defaultValue="carton-42" />
        </Field>
        <Field label="Mobile number">
          <PhoneInput prefix="+91" placeholder="98765 43210" />
        </Field>
        <Field label="Phone" error="Phone number is required">
          <PhoneInput />
        </Field>
      </Specimen>
      <Specimen name="TextArea" stack>
        <Field label="Product description" hint="What it holds, how it closes, how it is printed.">
          <TextArea limit={300} defaultValue="Stand-up pouch with zip, matt finish, 250 g." />
        </Field>
        <Field label="Registered address" error="Address seems too short">
          <TextArea limit={10} rows={2} defaultValue="Plot 14, MIDC" />
        </Field>
      </Specimen>
      <Specimen name="Select, DateInput, QuantityInput" stack>
        <Field label="Country">
          <Select placeholder="Select a country" options={['India', 'United States', 'United Kingdom']} />
        </Field>
        <Field label="State" hint="Choose a country first.">
          <Select disabled placeholder="Select a state" />
        </Field>
        <Field label="City" error="Please select a city">
          <Select placeholder="Select a city" options={['Mumbai', 'Pune']} />
        </Field>
        <Field label="Delivery by">
          <DateInput defaultValue="2026-10-30" />
        </Field>
        <Field label="Quantity">
          <QuantityInput min={500} step={100} defaultValue={500} unit="pieces" />
        </Field>
      </Specimen>
      <Specimen name="Checkbox, CheckboxGroup, RadioCards" stack>
        <RadioCards legend="I want to join as" options={ROLES} defaultValue="supplier" />
        <CheckboxGroup
          legend="Delivery capabilities"
          name="capabilities"
          options={CAPABILITIES}
          defaultValue={['Pan-India']}
          columns={2}
        />
        <CheckboxGroup
          legend="Payment terms"
          name="terms"
          options={['Advance Payment', 'COD']}
          error="Choose at least one"
        />
        <div>
          <Checkbox>Remember me</Checkbox>
          <Checkbox defaultChecked>
            I agree to the terms and the privacy notice, in whichever language they are shown to me
          </Checkbox>
          <Checkbox indeterminate>Some rows</Checkbox>
          <Checkbox disabled defaultChecked>
            Not yours to change
          </Checkbox>
          <Checkbox error="Please accept the terms">I agree to the terms</Checkbox>
        </div>
      </Specimen>
    </>
  );
}
