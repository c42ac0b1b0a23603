/** The OpenAPI description of the operation at hand, and the whole document as a file. */
import { useMemo } from 'react'
import { excerpt } from '@/connect/excerpt'
import { openApi } from '@/connect/openapi'
import type { OperationName } from '@/contract'
import { Button } from '@/ui/action/Button'
import { Disclosure } from '@/ui/page/Disclosure'
import { download } from '@/ui/action/download'
import { Stack } from '@/ui/page/layout'
import { useWords } from './words'

const fileName = 'service.openapi.json'
const written = (value: object) => JSON.stringify(value, null, 2)

export function Description({ name }: { name: OperationName }) {
  const w = useWords()
  const document = useMemo(() => openApi(__VERSION__), [])
  return (
    <Disclosure summary={w.description}>
      <Stack gap={3}>
        <p>
          <Button variant="secondary" onClick={() => download(fileName, 'application/json', written(document))}>
            {w.wholeDescription}
          </Button>
        </p>
        <pre>{written(excerpt(document, name))}</pre>
      </Stack>
    </Disclosure>
  )
}
