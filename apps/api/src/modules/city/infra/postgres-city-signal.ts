import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Notifications } from '../../../platform/database/notifications';
import { CitySignal } from '../cities.repository';

/** Listens for `NOTIFY city_changed`. */
@Injectable()
export class PostgresCitySignal extends CitySignal implements OnModuleInit {
  private readonly listeners: (() => void)[] = [];

  constructor(private readonly notifications: Notifications) {
    super();
  }

  onChange(run: () => void): void {
    this.listeners.push(run);
  }

  onModuleInit(): void {
    const tell = () => this.listeners.forEach((run) => run());
    this.notifications.listen('city_changed', tell, tell);
  }
}
