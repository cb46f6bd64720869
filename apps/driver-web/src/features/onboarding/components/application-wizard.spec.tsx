import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { DocumentGroup } from '@groupride/contracts';
import * as client from '@groupride/web-api-client';
import type { DriverView } from '@groupride/web-api-client';
import { initialVehicleClasses } from '../../../testing/initial-vehicle-classes';
import { renderInApp } from '../../../testing/render-in-app';

const apply = jest.fn<(request: { driverApplication: object }) => Promise<object>>(async () => ({ data: {} }));
const save = jest.fn(async ({ applicationDraft }: { applicationDraft: { revision: number; fields: object } }) => ({
  data: { revision: applicationDraft.revision + 1 },
}));
const FORMER = {
  fullName: 'Dana B. Brooks',
  dateOfBirth: '1988-04-12',
  licenseNumber: 'D7654321',
  experience: null,
  vehicleMake: 'Toyota',
  vehicleModel: 'Sienna',
  vehicleYear: 2016,
  consents: ['terms'],
  consentVersion: '2026-01',
};
const EMPTY = { revision: 0, step: 0, completed: 0, fields: {}, savedAt: null as string | null };
let draft = EMPTY;
let takesApplications = true;
const refetch = jest.fn(async () => ({ data: draft }));
jest.unstable_mockModule('../../../shared/use-vehicle-classes', () => ({
  useVehicleClasses: () => initialVehicleClasses,
}));
jest.unstable_mockModule('@groupride/web-api-client', () => ({
  ...client,
  useFeature: () => takesApplications,
  useApplyAsDriverMutation: () => [apply, { isLoading: false }],
  useSaveApplicationDraftMutation: () => [save],
  useGetApplicationDraftQuery: () => ({ data: draft, isFetching: false, refetch }),
  useGetDriverApplicationQuery: (_request: object, { skip }: { skip: boolean }) => ({
    data: skip ? undefined : FORMER,
    isLoading: false,
  }),
  useGetConfigQuery: () => ({ data: { riderWebUrl: 'https://ride.example' } }),
}));
const { ApplicationForm } = await import('./application-form');

const onApplied = jest.fn();
let missing: DocumentGroup[];
let rejected: DriverView | undefined;
beforeEach(() => {
  apply.mockReset();
  apply.mockResolvedValue({ data: {} });
  onApplied.mockReset();
  save.mockClear();
  draft = EMPTY;
  missing = [];
  rejected = undefined;
  takesApplications = true;
  window.scrollTo = () => undefined;
});
const open = (phone: string | null = '7045550142') =>
  renderInApp(
    <ApplicationForm
      applicant={{ name: 'Dana Brooks', email: 'dana@example.com', phone }}
      onApplied={onApplied}
      documents={<p>Four groups</p>}
      missing={missing}
      rejected={rejected}
    />,
  );
const enter = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const isAt = (title: string) => screen.findByRole('heading', { level: 2, name: title });

async function toPersonalInfo() {
  press('Next Step');
  await isAt('Requirements');
  press('Next Step');
  await isAt('Personal Info');
}
function fillPersonalInfo() {
  enter('Date of birth', '1988-04-12');
  enter('Street address', '100 N Tryon St');
  enter('City', 'Charlotte');
  enter('State', 'NC');
  enter('ZIP code', '28202');
  enter('License number', 'D1234567');
  enter('Issuing state', 'NC');
  enter('Licensed since', '2008-05-02');
  enter('Name', 'Erin Brooks');
  enter('Phone number', '(704) 555-0198');
}
async function toVehicleInfo() {
  await toPersonalInfo();
  fillPersonalInfo();
  press('Next Step');
  await isAt('Vehicle Info');
}
function fillVehicleInfo() {
  enter('Make', 'Toyota');
  enter('Model', 'Sienna');
  enter('Year', '2022');
  enter('Color', 'silver');
  enter('License plate', 'abc-1');
  enter('Insurance company', 'Piedmont Mutual');
  enter('Policy number', 'PM-554-201');
}
async function toBackgroundCheck() {
  await toVehicleInfo();
  fillVehicleInfo();
  press('Next Step');
  await isAt('Documents');
  press('Next Step');
  await isAt('Payment');
  press('Next Step');
  await isAt('Background Check');
}
const consent = () => screen.getAllByRole('checkbox').forEach((box) => fireEvent.click(box));

describe('the application to drive', () => {
  it('starts with the benefits; Previous is off on the first step, and later steps are not open yet', () => {
    open();
    expect(screen.getByText('GroupXXL')).toBeTruthy();
    expect(screen.getByText('Step 1 of 7')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Payment' }).disabled).toBe(true);
  });

  it('shows the requirements and how long each check takes', async () => {
    open();
    press('Next Step');
    await isAt('Requirements');
    for (const text of ['21 or older', '2015 or newer', '6 to 24 passenger seats', 'No DUI in the last 7 years'])
      expect(screen.getByText(text)).toBeTruthy();
    for (const text of ['2–24 hours', '3–5 business days', '1–2 days']) expect(screen.getByText(text)).toBeTruthy();
  });

  it('marks a step completed, focuses the heading of the next one, and goes back', async () => {
    open();
    press('Next Step');
    const heading = await isAt('Requirements');
    expect(document.activeElement).toBe(heading);
    const steps = within(screen.getByRole('navigation', { name: 'Steps of your application' }));
    expect(steps.getByRole('button', { name: 'Requirements' }).getAttribute('aria-current')).toBe('step');
    fireEvent.click(steps.getByRole('button', { name: 'Welcome, completed' }));
    await isAt('Welcome');
    press('Next Step');
    await isAt('Requirements');
    press('Previous');
    await isAt('Welcome');
  });

  it('keeps a step open while an entry is wrong, with each error at its field and the first one focused', async () => {
    open();
    await toPersonalInfo();
    fillPersonalInfo();
    enter('Date of birth', '2015-01-01');
    enter('ZIP code', '12');
    enter('License number', '');
    press('Next Step');
    const error = await screen.findByText('You need to be 21 or older to drive');
    const field = screen.getByLabelText('Date of birth');
    expect(field.getAttribute('aria-describedby')).toContain(error.id);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Enter a ZIP code with 5 digits')).toBeTruthy();
    expect(screen.getByText('Enter your license number, 4 to 20 letters and digits')).toBeTruthy();
    expect(document.activeElement).toBe(field);
    expect(screen.getByRole('heading', { level: 2, name: 'Personal Info' })).toBeTruthy();
  });

  it('clears an error as soon as the entry is right', async () => {
    open();
    await toPersonalInfo();
    fillPersonalInfo();
    enter('ZIP code', '12');
    press('Next Step');
    await screen.findByText('Enter a ZIP code with 5 digits');
    enter('ZIP code', '28202');
    await waitFor(() => expect(screen.queryByText('Enter a ZIP code with 5 digits')).toBeNull());
  });

  it('requires a license held for three years', async () => {
    open();
    await toPersonalInfo();
    fillPersonalInfo();
    enter('Licensed since', new Date().toISOString().slice(0, 10));
    press('Next Step');
    expect(await screen.findByText('You need to have held a license for 3 years or longer')).toBeTruthy();
  });

  it('says that the account needs a phone number', async () => {
    open(null);
    await toPersonalInfo();
    expect(screen.getByRole('link', { name: /Open your profile/ }).getAttribute('href')).toBe(
      'https://ride.example/profile',
    );
  });

  it('offers models of the chosen make, years from 2015 on, and a text field for any other', async () => {
    open();
    await toVehicleInfo();
    const options = (label: string) =>
      [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text);
    enter('Make', 'Kia');
    expect(options('Model')).toContain('Carnival');
    expect(options('Year').at(-1)).toBe('2015');
    enter('Model', 'Carnival');
    enter('Make', '(other)');
    enter('Make as on the registration', 'Bluebell');
    enter('Model', '(other)');
    enter('Model as on the registration', 'Bus 9');
    expect(screen.getByLabelText<HTMLInputElement>('Model as on the registration').value).toBe('Bus 9');
    press('Next Step');
    expect(await screen.findByText('Choose the year')).toBeTruthy();
    expect(screen.getByText('Enter your policy number, 5 to 30 letters and digits')).toBeTruthy();
    expect(screen.queryByText('Choose or enter the model')).toBeNull();
  });

  it('suggests a vehicle class based on the seats', async () => {
    open();
    await toVehicleInfo();
    const choice = screen.getByLabelText<HTMLSelectElement>('Vehicle class');
    expect(choice.value).toBe('car');
    for (let i = 0; i < 3; i += 1) press('Add a seat');
    expect(choice.value).toBe('van');
    fireEvent.change(choice, { target: { value: 'minibus' } });
    expect(choice.value).toBe('minibus');
    // A minibus has at least nine seats.
    press('Remove a seat');
    expect(choice.value).toBe('car');
  });

  it('requires all three consents, then sends everything once', async () => {
    open();
    await toBackgroundCheck();
    press('Submit');
    expect(await screen.findByText('Check all three boxes to apply')).toBeTruthy();
    expect(apply).not.toHaveBeenCalled();
    consent();
    press('Submit');
    await waitFor(() => expect(onApplied).toHaveBeenCalledTimes(1));
    expect(apply).toHaveBeenCalledTimes(1);
    // Otherwise the value is not sent as JSON.
    expect(Object.getPrototypeOf(apply.mock.calls[0]![0].driverApplication)).toBe(Object.prototype);
    expect(apply.mock.calls[0]![0].driverApplication).toMatchObject({
      fullName: 'Dana Brooks',
      dateOfBirth: '1988-04-12',
      licenseNumber: 'D1234567',
      licensedSince: '2008-05-02',
      vehicleMake: 'Toyota',
      vehicleModel: 'Sienna',
      vehicleYear: 2022,
      licensePlate: 'ABC-1',
      seats: 6,
      consents: ['driving_record', 'background_check', 'terms'],
      consentVersion: '2026-11',
    });
  });

  it('lists the missing documents and opens their step instead of sending', async () => {
    missing = ['registration', 'vehicle_photos'];
    open();
    await toBackgroundCheck();
    consent();
    press('Submit');
    expect(await screen.findByText('Missing Documents')).toBeTruthy();
    expect(screen.getByText('Please upload: Vehicle registration, Vehicle photos')).toBeTruthy();
    expect(await isAt('Documents')).toBeTruthy();
    expect(screen.getByText('Four groups')).toBeTruthy();
    expect(apply).not.toHaveBeenCalled();
  });

  it('opens the step with the field that the server refuses', async () => {
    apply.mockResolvedValue({
      error: {
        status: 400,
        data: {
          code: 'validation_failed',
          errors: [{ field: 'licensePlate', code: 'matches', message: 'no' }],
        },
      },
    });
    open();
    await toBackgroundCheck();
    consent();
    press('Submit');
    await isAt('Vehicle Info');
    expect(await screen.findByText('Enter your plate, 2 to 10 letters and digits')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('License plate')));
    expect(onApplied).not.toHaveBeenCalled();
  });

  it('continues when the application had already arrived', async () => {
    apply.mockResolvedValue({ error: { status: 409, data: { code: 'application_exists' } } });
    open();
    await toBackgroundCheck();
    consent();
    press('Submit');
    await waitFor(() => expect(onApplied).toHaveBeenCalled());
  });

  it('continues where the driver left off, here or on another device, and stores nothing in the browser', async () => {
    draft = {
      revision: 4,
      step: 2,
      completed: 3,
      savedAt: '2026-11-24T04:00:00.000Z',
      fields: { fullName: 'Dana B. Brooks', licenseNumber: 'D7654321', vehicleMake: 'Bluebell', seats: 9 },
    };
    open();
    await isAt('Personal Info');
    expect(screen.getByLabelText<HTMLInputElement>('License number').value).toBe('D7654321');
    press('Vehicle Info');
    await isAt('Vehicle Info');
    expect(screen.getByLabelText<HTMLInputElement>('Make as on the registration').value).toBe('Bluebell');
    press('Previous');
    await isAt('Personal Info');
    enter('City', 'Monroe');
    await waitFor(() => expect(save).toHaveBeenCalled());
    expect(save.mock.calls.at(-1)![0].applicationDraft).toMatchObject({
      revision: 4,
      step: 2,
      completed: 3,
      fields: { city: 'Monroe', licenseNumber: 'D7654321', seats: 9 },
    });
    expect(save.mock.calls.at(-1)![0].applicationDraft.fields).not.toHaveProperty('consents');
    expect(await screen.findByText('Saved. You can finish later or on another device.')).toBeTruthy();
    for (const storage of [localStorage, sessionStorage])
      expect(JSON.stringify({ ...storage })).not.toContain('D7654321');
  });

  it('fills in a rejected application again, without its consents', async () => {
    rejected = { id: 3, licensePlate: 'OLD-1', seats: 7, vehicleClass: 'car' } as DriverView;
    open();
    press('Next Step');
    await isAt('Requirements');
    press('Next Step');
    await isAt('Personal Info');
    expect(screen.getByLabelText<HTMLInputElement>('License number').value).toBe('D7654321');
    fillPersonalInfo();
    press('Next Step');
    await isAt('Vehicle Info');
    expect(screen.getByLabelText<HTMLSelectElement>('Year').value).toBe('2016');
    expect(screen.getByLabelText<HTMLInputElement>('License plate').value).toBe('OLD-1');
    await waitFor(() => expect(save).toHaveBeenCalled());
    expect(save.mock.calls.at(-1)![0].applicationDraft.fields).not.toHaveProperty('consents');
  });

  it('offers the newer version when another device has saved in between', async () => {
    save.mockResolvedValueOnce({ error: { status: 409, data: { code: 'draft_outdated' } } } as never);
    open();
    press('Next Step');
    const button = await screen.findByRole('button', { name: 'Load the newer version' });
    draft = { ...EMPTY, revision: 2, step: 3, completed: 3, fields: { licensePlate: 'NEW-1' } };
    fireEvent.click(button);
    await isAt('Vehicle Info');
    expect(screen.getByLabelText<HTMLInputElement>('License plate').value).toBe('NEW-1');
  });
});

it('says that no applications are accepted at the moment, and keeps the entries', () => {
  takesApplications = false;
  open();
  expect(screen.getByText('We’re not taking applications right now')).toBeTruthy();
  expect(screen.getByText(/^You can still fill it in. We save it/)).toBeTruthy();
});
