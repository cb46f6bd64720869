import { AdminRideFilters } from './admin';
import { AdminDriverFilters, AdminRiderFilters } from './operations-lists';
import { LANGUAGES, PAYMENT_STATES, type Language, type PaymentState } from './enums';
import { OneOf, Text } from './fields';
import { DAY_FIELD } from './metrics';

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

const FORMAT = { optional: true, description: 'csv when left out' };
const LANGUAGE = {
  name: 'Language',
  optional: true,
  description:
    'Language of the column names and of statuses, types and methods. In English the latter are the values of the API',
};

export class RidesExportQuery extends AdminRideFilters {
  @OneOf(EXPORT_FORMATS, FORMAT) format?: ExportFormat;
  @OneOf(LANGUAGES, LANGUAGE) language?: Language;
}

export class DriversExportQuery extends AdminDriverFilters {
  @OneOf(EXPORT_FORMATS, FORMAT) format?: ExportFormat;
  @OneOf(LANGUAGES, LANGUAGE) language?: Language;
}

export class RidersExportQuery extends AdminRiderFilters {
  @OneOf(EXPORT_FORMATS, FORMAT) format?: ExportFormat;
  @OneOf(LANGUAGES, LANGUAGE) language?: Language;
}

export class PaymentsExportQuery {
  @OneOf(PAYMENT_STATES, { optional: true }) state?: PaymentState;
  @Text({ ...DAY_FIELD, optional: true, description: 'First day in the city on which they were made' }) from?: string;
  @Text({ ...DAY_FIELD, optional: true, description: 'Last day in the city' }) to?: string;
  @OneOf(EXPORT_FORMATS, FORMAT) format?: ExportFormat;
  @OneOf(LANGUAGES, LANGUAGE) language?: Language;
}
