/** Shared form rules. Their messages are message keys, which the fields translate. */
import { z } from '@/contract'
import { oneLine } from '@/domain/typed'
import type { RuleKey } from '@/i18n'

/** Text that must not be empty; spaces around it do not count. */
export const filled = (message: RuleKey) => z.string().check(z.overwrite(oneLine), z.minLength(1, message))
