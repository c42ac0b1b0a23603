/** A telephone as it was written, as a link where it is a single number. */
import { isPhone } from '@/domain/contact'

export function PhoneLink({ phone }: { phone: string }) {
  return isPhone(phone) ? <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a> : phone
}
