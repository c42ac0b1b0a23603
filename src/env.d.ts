/** True in development and in the demonstration build: the pretended service is inside. False removes every trace of it. */
declare const __MOCK__: boolean
/** The version of package.json, told on the settings screen. */
declare const __VERSION__: string
