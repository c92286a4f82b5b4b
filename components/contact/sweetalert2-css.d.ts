/** Its address: next.config.mjs publishes it as a file, for the dialogs to fetch. */
declare module 'sweetalert2/dist/sweetalert2.css' {
  const address: string;
  export default address;
}
