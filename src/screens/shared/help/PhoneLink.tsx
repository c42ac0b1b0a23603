/** A telephone as it was written, as a link where it is a single number. */
import { callTo } from './phone'

export function PhoneLink({ phone }: { phone: string }) {
  const address = callTo(phone)
  return address ? <a href={address}>{phone}</a> : phone
}
