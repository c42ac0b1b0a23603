/** What is not, or no longer, there: the title of its screen, the way back and one sentence, whatever it was. */
import { Component, type ReactNode } from 'react'
import { ApiError } from '@/api'
import { Notice } from '@/ui/page/Notice'
import { PageHeader } from '@/ui/page/PageHeader'

interface Props {
  title: string
  back: ReactNode
  /** "Este recado não está mais disponível." */
  words: string
}

export function Unavailable({ title, back, words }: Props) {
  return (
    <>
      <PageHeader title={title} back={back} />
      <Notice tone="warn" text={words} />
    </>
  )
}

/** A screen that reads one thing and is nothing without it. Any other failure is the page's. Keyed by what it reads. */
export class IfAny extends Component<Props & { children: ReactNode }, { gone: boolean }> {
  override state = { gone: false }

  static getDerivedStateFromError(error: unknown) {
    if (error instanceof ApiError && error.kind === 'notFound') return { gone: true }
    throw error
  }

  override render() {
    const { children, ...words } = this.props
    return this.state.gone ? <Unavailable {...words} /> : children
  }
}
