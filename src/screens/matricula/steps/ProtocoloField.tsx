/** The protocol of a request, as it was written down: put into its form when the person leaves the field. */
import { normalizeProtocolo } from '@/domain/protocol'
import { TextField } from '@/ui/form/TextField'

export function ProtocoloField(props: { name: string; label: string; hint: string }) {
  return <TextField {...props} autoCapitalize="characters" spellCheck={false} width="16rem" tidy={normalizeProtocolo} />
}
