import { Plus } from 'lucide-react';
import { useState } from 'react';
import {
  Card,
  ColorModeButton,
  ColorModeToggle,
  Flex,
  IconButton,
  LanguageToggle,
  LinkButton,
  SegmentedControl,
  SlideButton,
  Slider,
  Stack,
  StarRating,
  Stepper,
  SwitchField,
  type Language,
} from '@groupride/web-ui';

const starsText = (stars: number) => `${stars} stars`;

/** Choices, and the buttons that are not plain ones. */
export function ChoiceSamples() {
  const [size, setSize] = useState(4);
  const [when, setWhen] = useState<'now' | 'later' | 'weekly'>('now');
  const [language, setLanguage] = useState<Language>('en');
  const [online, setOnline] = useState(true);
  const [stars, setStars] = useState<number | null>(4);
  const stepper = { min: 2, max: 6, onChange: setSize, decreaseLabel: 'Fewer', increaseLabel: 'More' };
  return (
    <Stack gap="4">
      <Card title="One of several">
        <Stack gap="4">
          {(['md', 'sm'] as const).map((controlSize) => (
            <SegmentedControl
              key={controlSize}
              label={`When, ${controlSize}`}
              size={controlSize}
              value={when}
              onChange={setWhen}
              options={[
                { value: 'now', label: 'Now' },
                { value: 'later', label: 'Schedule' },
                { value: 'weekly', label: 'Weekly', disabled: true },
              ]}
            />
          ))}
          <ColorModeToggle label="Appearance" labels={{ system: 'Auto', light: 'Light', dark: 'Dark' }} />
          <LanguageToggle label="Language" value={language} onChange={setLanguage} />
        </Stack>
      </Card>
      <Card title="Numbers">
        <Stack gap="4">
          <Stepper label="Group size" hint="Up to 6" value={size} format={(n) => `${n} people`} {...stepper} />
          <Stepper label="At the least" value={2} {...stepper} />
          <Stepper label="At the most" value={6} {...stepper} />
          <Stepper label="Without a label in sight" labelHidden value={size} {...stepper} />
          <Slider
            label="Group size"
            value={size}
            min={2}
            max={6}
            step={1}
            onChange={setSize}
            valueText={`${size} people`}
          />
        </Stack>
      </Card>
      <Card title="On or off">
        <Stack gap="2">
          <SwitchField label="Online" hint="You receive requests" checked={online} onChange={setOnline} />
          <SwitchField label="Off" checked={false} onChange={() => undefined} />
          <SwitchField label="Disabled" checked disabled onChange={() => undefined} />
        </Stack>
      </Card>
      <Card title="Stars">
        <StarRating label="Driving" starsText={starsText} value={stars} onChange={setStars} />
        <StarRating label="Not rated" starsText={starsText} value={null} onChange={setStars} />
        <StarRating label="Large" labelHidden size="lg" starsText={starsText} value={stars} onChange={setStars} />
      </Card>
      <Card title="Slide to confirm">
        <Stack gap="3">
          <SlideButton label="Start ride" againLabel="Tap again" onConfirm={() => undefined} />
          <SlideButton label="Not next yet" againLabel="Tap again" variant="secondary" onConfirm={() => undefined} />
          <SlideButton
            label="Start ride"
            againLabel="Tap again"
            busy
            busyLabel="Starting"
            onConfirm={() => undefined}
          />
          <SlideButton label="Disabled" againLabel="Tap again" disabled onConfirm={() => undefined} />
        </Stack>
      </Card>
      <Card title="Buttons with an icon, and links">
        <Flex gap="2" wrap="wrap" align="center">
          <IconButton label="Add" icon={<Plus size={20} />} />
          <IconButton label="Disabled" icon={<Plus size={20} />} disabled />
          <ColorModeButton toDarkLabel="Dark" toLightLabel="Light" />
          <LinkButton href="#phone">Link</LinkButton>
          <LinkButton href="#phone" variant="secondary" size="sm" icon={<Plus size={18} />}>
            Small link
          </LinkButton>
        </Flex>
      </Card>
    </Stack>
  );
}
