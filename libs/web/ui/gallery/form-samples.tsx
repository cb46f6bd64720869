import { Mail } from 'lucide-react';
import { useState } from 'react';
import {
  Button,
  Card,
  CodeInput,
  Combobox,
  ColorModeToggle,
  DateField,
  Flex,
  LanguageToggle,
  SegmentedControl,
  SelectField,
  SimpleGrid,
  Slider,
  Stack,
  Stepper,
  SwitchField,
  TextButton,
  TextField,
  TextLink,
  type ComboboxOption,
  type Language,
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

export function FormSamples() {
  const [code, setCode] = useState('428');
  const [size, setSize] = useState(4);
  const [place, setPlace] = useState<ComboboxOption | null>(null);
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [language, setLanguage] = useState<Language>('en');
  const [online, setOnline] = useState(true);
  return (
    <Stack gap="4">
      <Card title="Buttons">
        <Stack gap="3">
          <Button size="lg" block>
            Request ride
          </Button>
          <Button size="lg" block busy busyLabel="Booking...">
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
            loadOptions={async (text) => places.filter((p) => p.label.toLowerCase().includes(text.toLowerCase()))}
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
          <SimpleGrid columns={2} gap="3">
            <DateField label="Date" />
            <DateField kind="time" label="Time" />
          </SimpleGrid>
          <SelectField label="State" options={[{ value: 'nc', label: 'North Carolina' }]} placeholder="Choose" />
          <CodeInput label="Code" value={code} onChange={setCode} />
        </Stack>
      </Card>
      <Card title="Choices">
        <Stack gap="4">
          <SegmentedControl
            label="When"
            value={when}
            onChange={setWhen}
            options={[
              { value: 'now', label: 'Now' },
              { value: 'later', label: 'Schedule' },
            ]}
          />
          <Stepper
            label="Group size"
            hint="Up to 6"
            value={size}
            min={2}
            max={6}
            onChange={setSize}
            decreaseLabel="Fewer"
            increaseLabel="More"
          />
          <Slider
            label="Group size"
            value={size}
            min={2}
            max={6}
            step={1}
            onChange={setSize}
            valueText={`${size} people`}
          />
          <SwitchField label="Online" hint="You receive requests" checked={online} onChange={setOnline} />
          <ColorModeToggle label="Appearance" labels={{ system: 'Auto', light: 'Light', dark: 'Dark' }} />
          <LanguageToggle label="Language" value={language} onChange={setLanguage} />
        </Stack>
      </Card>
    </Stack>
  );
}
