/** The layout of the gradebook: the class, one student or a panel in its place, the bar, and notices below. */
import type { ReactNode } from 'react'
import { useT } from '@/i18n'
import { Empty } from '@/ui/page/Empty'
import { Stack } from '@/ui/page/layout'
import { UnsavedWarning } from '../shared/sent/UnsavedWarning'
import { useDownload } from './book/classFile'
import { useGradebookView } from './context'
import { CellWords } from './grid/Cell'
import { Grid } from './grid/Grid'
import { GridFoot, SkipGrid } from './grid/GridFoot'
import { PhoneList } from './grid/PhoneList'
import type { Panel } from './keys/place'
import type { GradebookNavigation } from './keys/useGradebookNavigation'
import { ClassPicture } from './panels/ClassPicture'
import { Close } from './panels/Close'
import { Arrivals, Restored, Stranded } from './panels/Notices'
import { Pending } from './sending/Pending'
import { Stopped } from './sending/Stopped'
import { Paste } from './panels/Paste'
import { Publish } from './panels/Publish'
import { Sheet, useSheet } from './panels/Sheet'
import { Student } from './panels/Student'
import { ChooseAvaliacao, Tools } from './panels/Tools'
import { SendBar } from './sending/SendBar'

interface Props {
  navigation: GradebookNavigation
  nome: string | null
  above: ReactNode
  children: ReactNode
}

export function Parts({ navigation, nome, above, children }: Props) {
  const { book, columns, editable, whole, wide } = useGradebookView()
  const { panel, student } = navigation
  const sheet = useSheet()
  const download = useDownload(book, columns, nome, whole)
  const bar = editable && <SendBar below={panel ? 'page' : student ? 'student' : 'class'} />
  return (
    <Stack gap={wide ? 2 : 4}>
      {sheet.drawn && <Sheet />}
      <CellWords />
      {above}
      {wide && bar}
      {panel && <Page of={panel} />}
      {!panel && student && <Student at={student} />}
      {!panel && !student && <Students navigation={navigation} />}
      {!wide && bar}
      <Stack gap={4}>
        {!panel && !student && <Arrivals />}
        {editable && (
          <>
            {!panel && <UnsavedWarning />}
            {/* stays below a panel, because its countdown goes on, or was stopped for good */}
            <Stopped />
            {!panel && (
              <>
                <Pending />
                <Restored />
                <Stranded />
              </>
            )}
          </>
        )}
        {!panel && !student && (
          <>
            <GridFoot onDownload={download} onSheet={sheet.print} />
            <ClassPicture onPaper={!sheet.signing} />
          </>
        )}
      </Stack>
      {children}
    </Stack>
  )
}

function Page({ of }: { of: Panel }) {
  if (of.kind === 'paste') return <Paste initial={of.text} from={of.from} />
  return of.kind === 'publish' ? <Publish /> : <Close />
}

/** The shown students: the grid, or on a phone the list of one evaluation. */
function Students({ navigation: { frame, hearsCursor, openLast } }: Pick<Props, 'navigation'>) {
  const t = useT()
  const { view, wide, density } = useGradebookView()
  return (
    <>
      {!wide && <ChooseAvaliacao label={t('lancamentos.avaliacao')} />}
      <Tools onStudent={openLast} />
      {view.length === 0 ? (
        <Empty title={t('lancamentos.filter.nobody')} />
      ) : (
        <div {...hearsCursor}>
          <SkipGrid />
          {wide ? (
            <div ref={frame}>
              <Grid key={density} />
            </div>
          ) : (
            <PhoneList />
          )}
        </div>
      )}
    </>
  )
}
