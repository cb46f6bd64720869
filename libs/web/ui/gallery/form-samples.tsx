import { Mail, MapPin, Navigation } from 'lucide-react';
import { useState } from 'react';
import {
  Button,
  Card,
  CodeInput,
  Combobox,
  DateField,
  Flex,
  IconButton,
  SelectField,
  Stack,
  TextButton,
  TextField,
  TextLink,
  TextAreaField,
  TwoColumns,
  type ComboboxOption,
  type LoadOptions,
} from '@groupride/web-ui';

const places: ComboboxOption[] = [
  { id: '1', label: 'Charlotte Douglas International Airport', detail: '5501 Josh Birmingham Pkwy' },
  { id: '2', label: 'Bank of America Stadium', detail: '800 S Mint St' },
  { id: '3', label: 'NoDa', detail: 'North Davidson, Charlotte' },
];

const comboboxTexts = {
  loading: 'Searching',
  empty: 'No place found',
  error: 'Search failed',
  retry: 'Try again',
  clear: 'Clear',
  count: (n: number) => `${n} places`,
};

const find: LoadOptions<ComboboxOption> = (text) =>
  Promise.resolve(places.filter((p) => p.label.toLowerCase().includes(text.toLowerCase())));

const combobox = { placeholder: 'Where from?', texts: comboboxTexts, onChange: () => undefined };

const states = [
  { value: 'nc', label: 'North Carolina' },
  { value: 'sc', label: 'South Carolina', disabled: true },
];

/** Buttons and everything that takes text. */
export function FormSamples() {
  const [code, setCode] = useState('428');
  const [place, setPlace] = useState<ComboboxOption | null>(null);
  return (
    <Stack gap="4">
      <Card title="Buttons">
        <Stack gap="3">
          <Button size="lg" block>
            Request ride
          </Button>
          <Button size="lg" block busy busyLabel="Booking…">
            Request ride
          </Button>
          <Flex gap="2" wrap="wrap">
            <Button>Primary</Button>
            <Button variant="secondary">Secondary</Button>
            <Button variant="soft">Soft</Button>
            <Button variant="ghost">Ghost</Button>
            <Button variant="danger">Danger</Button>
            <Button variant="dangerGhost">Leave</Button>
            <Button disabled>Disabled</Button>
            <Button size="sm" variant="secondary">
              Small
            </Button>
          </Flex>
          <div>
            Text with <TextLink href="#">a link</TextLink> and <TextButton>a text button</TextButton>
          </div>
        </Stack>
      </Card>
      <Card title="Fields">
        <Stack gap="4">
          <Combobox
            label="Pickup"
            placeholder="Where from?"
            value={place}
            onChange={setPlace}
            loadOptions={find}
            texts={comboboxTexts}
          />
          <TextField label="Full name" defaultValue="Ada Lovelace" />
          <TextField
            label="Email"
            leading={<Mail size={18} />}
            error="Enter an address like name@example.com"
            defaultValue="ada@"
          />
          <TextField
            label="Promo code"
            hint="One per account"
            trailing={
              <Button size="sm" variant="soft">
                Apply
              </Button>
            }
          />
          <TwoColumns gap="3">
            <DateField label="Date" />
            <DateField kind="time" label="Time" />
            <DateField kind="month" label="Month" />
            <DateField kind="datetime-local" label="Moment" />
          </TwoColumns>
          <DateField label="Day" labelHidden defaultValue="2026-11-21" />
          <SelectField label="State" options={states} placeholder="Choose" />
          <SelectField label="State" options={states} placeholder="Choose" error="Choose a state" />
          <SelectField label="State" options={states} defaultValue="nc" disabled />
          <SelectField label="State" labelHidden options={states} defaultValue="nc" />
          <TextField label="Disabled" defaultValue="Ada Lovelace" disabled />
          <TextField label="Label for screen readers only" labelHidden placeholder="Without a label in sight" />
          <TextAreaField label="Comment without a visible label" labelHidden placeholder="Tell us more" />
          <TextAreaField label="Note to the driver" hint="Up to 200 characters" />
          <TextAreaField label="Note to the driver" defaultValue="By the fountain" error="That is too long" />
        </Stack>
      </Card>
      <Card title="Code">
        <Stack gap="4">
          <CodeInput label="Code" value={code} onChange={setCode} />
          <CodeInput label="Wrong code" value="" onChange={() => undefined} error="That code is wrong" />
          <CodeInput label="Code without a label in sight" labelHidden value="42" onChange={setCode} />
          <CodeInput label="Disabled" value="428913" onChange={() => undefined} disabled />
        </Stack>
      </Card>
      <Card title="Combobox">
        <Stack gap="4">
          <Combobox
            {...combobox}
            label="Chosen, with a mark"
            value={places[0] ?? null}
            loadOptions={find}
            leading={<MapPin size={18} />}
          />
          <Combobox
            {...combobox}
            label="With buttons"
            value={null}
            loadOptions={find}
            trailing={<IconButton label="Where I am" icon={<Navigation size={18} />} />}
            footer={<TextButton>Choose on the map</TextButton>}
          />
          <Combobox {...combobox} label="Without a label in sight" labelHidden value={null} loadOptions={find} />
          <Combobox {...combobox} label="Nothing found" value={null} loadOptions={() => Promise.resolve([])} />
          <Combobox
            {...combobox}
            label="Never ready"
            value={null}
            loadOptions={() => new Promise<never>(() => undefined)}
          />
          <Combobox
            {...combobox}
            label="Fails"
            value={null}
            loadOptions={() => Promise.reject(new Error('offline'))}
            error="Choose a place from the list"
          />
        </Stack>
      </Card>
    </Stack>
  );
}
