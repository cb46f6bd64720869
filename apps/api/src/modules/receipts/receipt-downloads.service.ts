import { Injectable } from '@nestjs/common';
import type { Language } from '@groupride/contracts';
import type { Principal } from '../../platform/http/principal';
import { CityFacade } from '../city/city.facade';
import { ReceiptDocuments } from './receipt-documents';
import { ReceiptsService } from './receipts.service';

/** Writes the caller's own receipt as a PDF. */
@Injectable()
export class ReceiptDownloadsService {
  constructor(
    private readonly receipts: ReceiptsService,
    private readonly documents: ReceiptDocuments,
    private readonly city: CityFacade,
  ) {}

  /** @throws ApiError not_found, also while the receipt is not issued yet */
  async ofRide(who: Principal, rideId: number, language: Language): Promise<{ name: string; bytes: Buffer }> {
    const receipt = await this.receipts.ofRide(who, rideId);
    return {
      name: `GroupRide ${receipt.number}.pdf`,
      bytes: await this.documents.write(receipt, { name: who.name, language, timeZone: this.city.current.timeZone }),
    };
  }
}
