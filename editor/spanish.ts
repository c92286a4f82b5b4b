export type Words = { readonly [key: string]: string | Words };

/** Parts of Sveltia that this editor doesn't show. */
const unseen = /^(config|cloud_storage|workflow|relation_field|status)\./;

/**
 * Merges our Spanish over Sveltia's.
 * @throws Error where something that the owner may read would stay in English
 */
export function completed(english: Words, spanish: Words): Words {
  const whole = merged(spanish, ours);
  const places = new Set(placesOf(whole));
  const missing = placesOf(english).filter((place) => !places.has(place) && !unseen.test(place));
  if (missing.length > 0) throw new Error(`spanish.ts lacks ${missing.join(', ')}`);
  return whole;
}

function merged(below: Words, above: Words): Words {
  const both = Object.entries(above).map(([key, value]) => {
    const other = below[key];
    return [
      key,
      typeof value === 'object' && typeof other === 'object' ? merged(other, value) : value,
    ] as const;
  });
  return { ...below, ...Object.fromEntries(both) };
}

function placesOf(words: Words, above = ''): string[] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [above + key] : placesOf(value, `${above}${key}.`),
  );
}

/** Sveltia's messages choose singular or plural by `$count`. */
const counted = (one: string, many: string) =>
  `.input {$count :integer} .match $count one {{${one}}} * {{${many}}}`;

/** Strings that the package's es-CO lacks, or that an accountant would say otherwise. */
const ours: Words = {
  work_with_local_repo: 'Abrir la carpeta del sitio',
  work_with_local_repo_description:
    'Elige la carpeta del sitio en este computador, la que tiene el archivo package.json, y acepta que la página vea y guarde sus archivos.',
  working_with_local_repo: 'Editas la carpeta de este computador',
  sign_in_error: {
    invalid_token: 'Esa llave no sirve: cópiala otra vez, completa, o crea otra.',
    not_project_root:
      'Esa no es la carpeta del sitio, o le falta su historia (la carpeta oculta .git). Elige la que tiene package.json; si bajaste el sitio como .zip, escribe «git init» en ella y vuelve a intentarlo.',
  },
  local_workflow: {
    unsupported_browser:
      'Este navegador no puede guardar en una carpeta: abre esta dirección en Chrome o en Edge.',
  },
  sign_in_using_access_token: 'Entrar con tu llave de GitHub',
  sign_in_using_access_token_description:
    'Pega aquí tu llave. Debe dejar leer y escribir en la copia de tu sitio.',
  sign_in_using_access_token_link: 'La llave se crea en <a>esta página de {$service}</a>.',
  personal_access_token: 'Tu llave de GitHub',
  repository_no_access: 'Esa llave no abre «{$repo}». Crea otra y elige ahí esa copia.',
  repository_not_found: 'Esa llave no abre «{$repo}». Crea otra y elige ahí esa copia.',
  mobile_promo_title: 'También puedes editar desde el celular.',
  mobile_promo_button: 'Ver el código',
  sign_in_with_mobile: 'Entrar desde el celular',
  sign_in_with_mobile_instruction:
    'Apunta la cámara de tu celular a este código. Lleva tu llave: no lo muestres ni lo fotografíes.',
  entry_saved: counted(
    'Guardado. En unos 5 minutos se ve en tu sitio; si algo falta te llega un correo.',
    'Guardado. En unos 5 minutos se ve en tu sitio; si algo falta te llega un correo.',
  ),
  saving_entry: {
    error: { title: 'No se guardó', description: 'Lo que escribiste sigue aquí.' },
  },
  validation: { value_missing: 'Falta este dato.' },
  sign_in_using_access_token_workflow_note: 'También debe poder leer y escribir solicitudes de cambio.',
  sign_in_with_link: 'Entrar con un enlace',
  sign_in_with_link_confirmation:
    'Este enlace te hace entrar como {$account} en {$service} y copia los ajustes del aparato donde se creó. Sigue solo si lo creaste tú.',
  global_assets: 'Tus imágenes',
  unsupported_file_type: 'Ese archivo no sirve',
  select_item: 'Elegir {$name}',
  folders: 'Carpetas',
  more_folders: 'Más carpetas',
  domain: 'Dominio',
  file_unavailable: 'No está',
  file_unavailable_description: 'No se pudo cargar: quizá se movió o se borró.',
  back_to_parent_folder: 'Volver a la carpeta de arriba',
  new_folder: 'Carpeta nueva',
  new_folder_name: 'Nombre de la carpeta',
  new_folder_create: 'Crear',
  new_folder_description: 'La carpeta nueva quedará en «{$folder}».',
  new_folder_error: {
    empty: 'Escribe un nombre.',
    invalid: 'El nombre no puede tener barras ni empezar con un punto.',
    duplicate: 'Ya hay una carpeta o un archivo con ese nombre.',
  },
  creating_folder: 'Creando la carpeta…',
  creating_folder_failed: 'No se pudo crear la carpeta.',
  folder_options: 'Opciones de la carpeta',
  show_folder_options: 'Mostrar las opciones de la carpeta',
  rename_folder: 'Cambiar el nombre de la carpeta',
  delete_folder: 'Borrar la carpeta',
  enter_new_name_for_folder: 'Escribe el nombre nuevo.',
  enter_new_name_for_external_folder: 'Escribe el nombre nuevo.',
  confirm_deleting_folder: '¿Borrar la carpeta «{$name}» y lo que hay en ella?',
  renaming_folder: 'Cambiando el nombre…',
  renaming_folder_failed: 'No se pudo cambiar el nombre.',
  deleting_folder: 'Borrando la carpeta…',
  deleting_folder_failed: 'No se pudo borrar la carpeta.',
  folder_created: 'Carpeta creada.',
  folder_renamed: 'Nombre cambiado.',
  folder_deleted: 'Carpeta borrada.',
  folder_path: 'Lugar de la carpeta',
  folder_contents: 'Lo que hay en ella',
  x_folders: counted('{$count} carpeta', '{$count} carpetas'),
  replace_file: 'Cambiar el archivo',
  replace_image: 'Cambiar la imagen',
  remove_file: 'Quitar el archivo',
  remove_image: 'Quitar la imagen',
  deleting_referenced_assets_note: 'También se quitará de donde se usa.',
  cannot_delete_referenced_assets:
    'No se puede borrar: estos datos quedarían incompletos. Cámbialos primero.',
  deleting_referenced_entries_note: 'También se quitará de donde se usa.',
  cannot_delete_referenced_entries:
    'No se puede borrar: estos datos quedarían incompletos. Cámbialos primero.',
  show_errors: 'Ver los errores',
  entry_sidebar: {
    slug: {
      title: 'Nombre del archivo',
      generated_on_save: 'Se forma al guardar.',
      unavailable: 'No tiene nombre.',
    },
  },
  save_conflict: {
    title: 'Esto cambió mientras lo editabas',
    modified_by: '{$name} lo cambió el {$date}, después de que lo abriste.',
    modified: 'Alguien lo cambió después de que lo abriste.',
    deleted: 'Alguien lo borró después de que lo abriste.',
    overwrite_warning: 'Vuelve a cargar para verlo; lo tuyo te espera en «Restaurar borrador».',
    recreate_warning: 'Vuelve a cargar para verlo.',
    save_anyway: 'Guardar de todos modos',
    branch_moved: 'El sitio cambió mientras guardabas. Inténtalo otra vez.',
  },
  remote_change: {
    reload_entry: 'Volver a cargar',
    confirm_reloading_entry: '¿Volver a cargar? Se pierde lo que no has guardado.',
  },
  list_item_options: 'Opciones',
  assets_dialog: {
    title: { folder: 'Elegir carpeta' },
    selected_folder: 'Carpeta elegida: {$path}',
    selected_folders: counted('{$count} carpeta elegida', '{$count} carpetas elegidas'),
    no_subfolders: 'En esta carpeta no hay otras.',
  },
};
