import type { Translation } from '../message'
import type { messages as source } from '../pt-BR/acesso'

export const messages: Translation<typeof source> = {
  'acesso.entrar.title': 'Entrar',
  'acesso.entrar.user': 'Usuario',
  'acesso.entrar.password': 'Contraseña',
  'acesso.entrar.remember': 'Mantener la sesión en este dispositivo',
  'acesso.entrar.rememberHint': 'No lo marque en una computadora pública.',
  'acesso.entrar.submit': 'Entrar',
  'acesso.entrar.userMissing': 'Escriba el usuario',
  'acesso.entrar.passwordMissing': 'Escriba la contraseña',
  'acesso.entrar.wrong': 'Usuario o contraseña incorrectos.',
  'acesso.entrar.blocked': 'Este acceso está bloqueado. Acuda a la secretaría de la escuela.',
  'acesso.entrar.tooMany': 'Demasiados intentos seguidos',
  'acesso.entrar.wait': {
    one: 'Espere {n} segundo para intentar de nuevo.',
    other: 'Espere {n} segundos para intentar de nuevo.',
  },
  'acesso.entrar.waitOver': 'Ya puede intentar de nuevo.',
  'acesso.entrar.unattended':
    'Dejamos de intentar porque nadie usaba esta página. Revise la contraseña y toque “Entrar”.',
  'acesso.entrar.ended.signedOut': 'Usted salió. Nada suyo quedó en esta pantalla.',
  'acesso.entrar.ended.expired': 'Su sesión terminó. Entre de nuevo.',
  'acesso.entrar.ended.replaced':
    'Otra persona entró en este navegador, en otra pestaña. Nada suyo quedó en esta pantalla.',
  'acesso.entrar.ended.idle':
    'Su sesión terminó porque el portal estuvo un rato sin uso. Lo que aún no se había enviado se borró, por seguridad.',
  'acesso.vagas.title': 'Cupos en la red municipal',
  'acesso.vagas.lead': 'Pedir, confirmar, transferir, consultar o cancelar. No necesita usuario ni contraseña.',
  'acesso.vagas.open': 'Ir a los cupos',
}
