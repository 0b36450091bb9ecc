// Replaces Ajv, with which a server validates what a client's user enters. The desk never asks for such input.
export class AjvJsonSchemaValidator {
  getValidator() {
    throw new Error('The desk asks its clients for no input, so there is nothing to validate.');
  }
}
