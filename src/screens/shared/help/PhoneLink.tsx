/** A telephone as it was written, to be pressed where it is one number. */
import { callTo } from './phone'

export function PhoneLink({ phone }: { phone: string }) {
  const address = callTo(phone)
  return address ? <a href={address}>{phone}</a> : phone
}
