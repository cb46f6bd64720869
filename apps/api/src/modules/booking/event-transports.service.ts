import { Injectable } from '@nestjs/common';
import type {
  EventTransportBooking,
  EventTransportList,
  EventTransportsQuery,
  EventTransportView,
} from '@groupride/contracts';
import { notFound } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';

@Injectable()
export class EventTransports {
  book(_who: Principal, _booking: EventTransportBooking, _key?: string): Promise<EventTransportView> {
    return Promise.reject(notFound('event'));
  }

  list(_who: Principal, _query: EventTransportsQuery): Promise<EventTransportList> {
    return Promise.reject(notFound('event'));
  }

  find(_who: Principal, _id: number): Promise<EventTransportView> {
    return Promise.reject(notFound('event'));
  }
}
