/** The first stops of the keyboard; the shortcut keys are those of eMAG 3.1. */
import { useT } from '@/i18n'

export function SkipLinks({ menu }: { menu: boolean }) {
  const t = useT()
  return (
    <div className="skip-links">
      <a href="#conteudo" accessKey="1">
        {t('comum.pular.conteudo')}
      </a>
      {menu && (
        <a href="#menu" accessKey="2">
          {t('comum.pular.menu')}
        </a>
      )}
      <a href="#rodape" accessKey="4">
        {t('comum.pular.footer')}
      </a>
    </div>
  )
}
